/** The examples beside the page. */

/** @typedef {{ name: string, file?: string, title: string, note: string, options?: Record<string, unknown> }} Sample */

/** @returns {Promise<Sample[]>} */
export async function loadSamples() {
  return (await fetchSample('index')).json();
}

/**
 * Reads a sample's text.
 *
 * @param {Sample} sample
 */
export async function loadSampleText(sample) {
  return (await fetchSample(sample.file ?? sample.name)).text();
}

/** @param {string} name */
async function fetchSample(name) {
  const response = await fetch(new URL(`../samples/${name}.json`, import.meta.url));
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  return response;
}

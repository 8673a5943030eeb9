/** The little of node that the site's own modules ask for, so that checking them needs no package. */

declare module 'node:fs/promises' {
  export function readFile(path: URL): Promise<Uint8Array>;
}

declare module 'node:url' {
  export function pathToFileURL(path: string): URL;
}

/** Views from files, chosen or dropped anywhere on the page. They are read here and go nowhere. */

import { announce } from './announce.js';
import { find } from './find.js';

const LARGEST = 64 * 1024 * 1024;

/** @param {(text: string) => void} onText */
export function acceptFiles(onText) {
  const chooser = find('file', HTMLInputElement);
  find('open', HTMLButtonElement).addEventListener('click', () => chooser.click());
  chooser.addEventListener('change', () => {
    read(chooser.files, onText);
    chooser.value = '';
  });
  const root = document.documentElement;
  addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    root.classList.add('dropping');
  });
  addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) root.classList.remove('dropping');
  });
  addEventListener('drop', (event) => {
    root.classList.remove('dropping');
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    read(event.dataTransfer.files, onText);
  });
}

/**
 * @param {FileList | null} files
 * @param {(text: string) => void} onText
 */
async function read(files, onText) {
  const file = files?.[0];
  if (!file) return;
  if (file.size > LARGEST) {
    announce(`${file.name} is larger than 64 MiB.`, true);
    return;
  }
  try {
    const bytes = await file.arrayBuffer();
    onText(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
    announce(`${file.name} opened.`, true);
  } catch {
    announce(`${file.name} is not text in UTF-8.`, true);
  }
}

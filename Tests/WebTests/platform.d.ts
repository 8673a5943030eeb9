// What the site asks of its platforms and the checker's own lists leave out, so that checking needs no package.

declare module 'node:fs/promises' {
  export function readFile(path: URL): Promise<Uint8Array>;
}

declare module 'node:url' {
  export function pathToFileURL(path: string): URL;
}

declare class CompressionStream extends TransformStream<Uint8Array, Uint8Array> {
  constructor(format: string);
}

declare class DecompressionStream extends TransformStream<Uint8Array, Uint8Array> {
  constructor(format: string);
}

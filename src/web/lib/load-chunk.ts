import { chunkLoad, chunkLoadText, type ChunkLoadReason } from '#domain/connectivity/chunk-load.ts';

/** A deploy replaced the file, the network failed or it took too long; a reload gets the current files. */
export class ChunkLoadError extends Error {
  constructor(chunk: string, reason: ChunkLoadReason) {
    super(chunkLoadText(chunk, reason));
    this.name = 'ChunkLoadError';
  }
}

export function loadChunk<T>(name: string, load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(name, 'timeout')), chunkLoad.timeoutMs);
    load()
      .then(resolve, () => reject(new ChunkLoadError(name, 'missing')))
      .finally(() => clearTimeout(timer));
  });
}

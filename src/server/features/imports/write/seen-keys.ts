import { hash } from 'node:crypto';

/** Keys of rows that an import has read. A million of them as texts would fill the memory that it may take. */
export class SeenKeys {
  readonly #hashes = new Set<number>();

  add(key: string): void {
    this.#hashes.add(hashOf(key));
  }

  /** May say yes for a key that was not seen, once in many million files: ask the database before believing it. */
  mayHave(key: string): boolean {
    return this.#hashes.has(hashOf(key));
  }
}

function hashOf(key: string): number {
  return hash('md5', key, 'buffer').readUIntBE(0, 6);
}

import { postingsSize, type Postings } from './postings.ts';

/** Postings that were read before, the ones used last, up to a size. Segments never change, so nothing goes stale. */
export class PostingCache {
  readonly #kept = new Map<string, Postings>();
  readonly #most: number;
  #size = 0;

  constructor(mostBytes: number) {
    this.#most = mostBytes;
  }

  get(segmentId: string, term: string): Postings | undefined {
    const key = `${segmentId}${term}`;
    const postings = this.#kept.get(key);
    if (!postings) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, postings);
    return postings;
  }

  set(segmentId: string, term: string, postings: Postings): void {
    const key = `${segmentId}${term}`;
    if (this.#kept.has(key)) return;
    this.#kept.set(key, postings);
    this.#size += postingsSize(postings);
    for (const [oldest, old] of this.#kept) {
      if (this.#size <= this.#most) return;
      this.#kept.delete(oldest);
      this.#size -= postingsSize(old);
    }
  }
}

/** How many of each there are now. */
export class Tally {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  /** Answers how to take it away again, which counts once. */
  add(key: string): () => void {
    this.#counts.set(key, this.of(key) + 1);
    let isThere = true;
    return () => {
      if (!isThere) return;
      isThere = false;
      const left = this.of(key) - 1;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
    };
  }
}

/** A found row of a part: the better, the larger its key. */
export type Found = {
  readonly part: number;
  readonly row: number;
  readonly key: number;
  readonly seq: number;
};

/** Keeps the best of many, in no order until they are taken out. */
export class BestRows {
  readonly #heap: Found[] = [];
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Below this nothing has a chance: asked before a candidate is even made. */
  get floor(): number {
    return this.#heap.length < this.#most ? -Infinity : (this.#heap[0]?.key ?? -Infinity);
  }

  add(found: Found): void {
    if (this.#most === 0) return;
    if (this.#heap.length < this.#most) {
      this.#heap.push(found);
      this.#up(this.#heap.length - 1);
      return;
    }
    const worst = this.#heap[0];
    if (worst === undefined || !isWorse(worst, found)) return;
    this.#heap[0] = found;
    this.#down();
  }

  /** The best first. */
  take(): Found[] {
    return this.#heap.sort((a, b) => (isWorse(a, b) ? 1 : -1));
  }

  #up(start: number): void {
    let at = start;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#swapIfWorse(at, parent)) return;
      at = parent;
    }
  }

  #down(): void {
    let at = 0;
    for (;;) {
      const left = at * 2 + 1;
      const right = left + 1;
      const [a, b] = [this.#heap[left], this.#heap[right]];
      if (!a) return;
      const child = b && isWorse(b, a) ? right : left;
      if (!this.#swapIfWorse(child, at)) return;
      at = child;
    }
  }

  #swapIfWorse(child: number, parent: number): boolean {
    const [low, high] = [this.#heap[child], this.#heap[parent]];
    if (!low || !high || !isWorse(low, high)) return false;
    this.#heap[child] = high;
    this.#heap[parent] = low;
    return true;
  }
}

/** Of equals the one changed last is better. */
function isWorse(a: Found, b: Found): boolean {
  return a.key < b.key || (a.key === b.key && a.seq < b.seq);
}

type Waiting = { readonly owner: string; readonly start: () => void };

/** So many at a time, fewer of one owner; the owner with the fewest under way goes first. */
export class FairTurns {
  readonly #most: number;
  readonly #mostOfOne: number;
  readonly #mostWaiting: number;
  readonly #running = new Map<string, number>();
  readonly #waiting: Waiting[] = [];
  #total = 0;

  constructor({ most, mostOfOne, mostWaiting }: { most: number; mostOfOne: number; mostWaiting: number }) {
    this.#most = most;
    this.#mostOfOne = mostOfOne;
    this.#mostWaiting = mostWaiting;
  }

  /** Answers how to end the turn; undefined when the owner has too many waiting already. */
  async take(owner: string): Promise<(() => void) | undefined> {
    if (this.#waiting.filter((one) => one.owner === owner).length >= this.#mostWaiting) return undefined;
    await new Promise<void>((start) => {
      this.#waiting.push({ owner, start });
      this.#next();
    });
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#total -= 1;
      const left = this.#of(owner) - 1;
      if (left > 0) this.#running.set(owner, left);
      else this.#running.delete(owner);
      this.#next();
    };
  }

  #of(owner: string): number {
    return this.#running.get(owner) ?? 0;
  }

  #next(): void {
    while (this.#total < this.#most) {
      let best = -1;
      for (const [at, { owner }] of this.#waiting.entries()) {
        if (this.#of(owner) >= this.#mostOfOne) continue;
        if (best < 0 || this.#of(owner) < this.#of(this.#waiting[best]?.owner ?? '')) best = at;
      }
      const [chosen] = best < 0 ? [] : this.#waiting.splice(best, 1);
      if (!chosen) return;
      this.#total += 1;
      this.#running.set(chosen.owner, this.#of(chosen.owner) + 1);
      chosen.start();
    }
  }
}

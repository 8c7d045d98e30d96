import { TooManyRequests } from '#domain/errors/hark-error.ts';

/** Runs a few at once and lets a bounded number wait: each hash takes 19 MB and a core. */
export class HashQueue {
  readonly #most: { running: number; waiting: number };
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(most: { running: number; waiting: number }) {
    this.#most = most;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  async #enter(): Promise<void> {
    if (this.#running < this.#most.running) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= this.#most.waiting) throw new TooManyRequests(5);
    // The place passes from hand to hand, so `#running` stays as it is.
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }
}

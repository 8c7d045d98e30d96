import { Socket } from 'node:net';

type Done = (error?: Error | null) => void;

/** Sends what is written in one turn of the event loop as one piece: each piece is a call into the system. */
export class TurnSocket extends Socket {
  #isHolding = false;

  override write(written: Uint8Array | string, done?: Done): boolean;
  override write(written: Uint8Array | string, encoding?: BufferEncoding, done?: Done): boolean;
  override write(written: Uint8Array | string, encoding?: BufferEncoding | Done, done?: Done): boolean {
    this.#hold();
    return typeof encoding === 'function'
      ? super.write(written, encoding)
      : super.write(written, encoding, done);
  }

  #hold(): void {
    if (this.#isHolding) return;
    this.#isHolding = true;
    this.cork();
    process.nextTick(() => {
      this.#isHolding = false;
      this.uncork();
    });
  }
}

import { Duplex } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './pglite-protocol.ts';

type StreamOptions = { ready: Promise<Worker>; statementTimeoutMs: number; onTimeout: () => void };

/** Looks like a socket to `pg`; carries the wire protocol to the worker that runs Postgres. */
export class PGliteStream extends Duplex {
  readonly #options: StreamOptions;
  #worker: Worker | undefined;
  #unanswered = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: StreamOptions) {
    super();
    this.#options = options;
  }

  connect(): this {
    this.#options.ready.then(
      (worker) => {
        this.#worker = worker;
        worker.on('message', this.#onMessage);
        worker.once('exit', this.#onExit);
        this.emit('connect');
      },
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.#timer);
    this.#worker?.off('message', this.#onMessage);
    this.#worker?.off('exit', this.#onExit);
    done(error);
  }

  /** The session outlives its stream; a Terminate message would end Postgres for everybody. */
  #send(chunk: Buffer): void {
    const terminate = 0x58;
    if (chunk[0] === terminate && chunk.length === 5) {
      this.push(null);
      return;
    }
    this.#unanswered += 1;
    this.#watch();
    this.#worker?.postMessage({ kind: 'bytes', bytes: chunk } satisfies ToWorker);
  }

  #watch(): void {
    clearTimeout(this.#timer);
    if (this.#unanswered === 0) return;
    this.#timer = setTimeout(this.#options.onTimeout, this.#options.statementTimeoutMs);
    this.#timer.unref();
  }

  #onMessage = (message: FromWorker): void => {
    if (message.kind === 'bytes') {
      this.#unanswered -= 1;
      this.#watch();
      this.push(message.bytes);
    } else if (message.kind === 'failed') {
      this.destroy(new Error(message.message));
    }
  };

  #onExit = (): void => {
    this.destroy(new Error('The embedded database stopped'));
  };
}

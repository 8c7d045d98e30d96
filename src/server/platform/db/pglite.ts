import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FromWorker, PGliteStart, PGliteWorkerData, ToWorker } from './pglite-protocol.ts';
import { PGliteStream } from './pglite-stream.ts';

export type EmbeddedDatabase = {
  /** The socket `pg` talks through. There is one session, so one stream at a time. */
  stream(): PGliteStream;
  /** The whole cluster as a gzipped tar; what tests and backups start from. */
  dump(): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
};

export type EmbeddedOptions = PGliteStart & {
  /** WebAssembly Postgres ignores statement_timeout: a longer answer than this ends the worker. */
  statementTimeoutMs: number;
  onRunaway: () => void;
};

/** Runs PGlite in a worker thread, so that a slow statement never blocks the event loop. */
export async function openEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { statementTimeoutMs, onRunaway, ...start } = options;
  let worker = await startWorker(start);
  let stream: PGliteStream | undefined;
  let closing = false;

  async function restart(): Promise<void> {
    onRunaway();
    // Before the worker ends: the pool opens the next stream at once, and that one must wait, not fail.
    stream?.destroy(new Error('The statement ran too long and was stopped'));
    stream = undefined;
    await worker.terminate();
    if (!closing) worker = await startWorker(start);
  }

  let restarting: Promise<void> = Promise.resolve();
  return {
    stream() {
      stream = new PGliteStream({
        ready: restarting.then(() => worker),
        statementTimeoutMs,
        // A database kept in memory would come back empty: better slow than silently blank.
        onTimeout: () => {
          if (start.dataDir !== undefined) restarting = restart();
        },
      });
      return stream;
    },
    async dump() {
      const reply = await ask(worker, { kind: 'dump' });
      if (reply.kind !== 'dumped') throw new Error(describe(reply));
      return reply.bytes;
    },
    async close() {
      closing = true;
      await restarting;
      await ask(worker, { kind: 'close' });
      await worker.terminate();
    },
  };
}

async function startWorker(start: PGliteStart): Promise<Worker> {
  const workerData: PGliteWorkerData = { ...start, program: await (program ??= compile()) };
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData });
  worker.setMaxListeners(50);
  await new Promise<void>((resolve, reject) => {
    worker.once('message', (message: FromWorker) => {
      if (message.kind === 'ready') resolve();
      else reject(new Error(describe(message)));
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The embedded database stopped while opening')));
  });
  return worker;
}

/** Kept as long as the process: the next database starts with machine code that was made for the last one. */
let program: Promise<object> | undefined;

// Only the types of browsers know it.
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> };

async function compile(): Promise<object> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return WebAssembly.compile(await readFile(join(dirname(entry), 'pglite.wasm')));
}

function ask(worker: Worker, message: ToWorker): Promise<FromWorker> {
  return new Promise((resolve, reject) => {
    const onMessage = (reply: FromWorker): void => {
      if (reply.kind === 'bytes') return;
      worker.off('message', onMessage);
      resolve(reply);
    };
    worker.on('message', onMessage);
    worker.once('exit', () => reject(new Error('The embedded database stopped')));
    worker.postMessage(message);
  });
}

function describe(message: FromWorker): string {
  return message.kind === 'failed' ? message.message : `Unexpected answer: ${message.kind}`;
}

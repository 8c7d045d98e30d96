import { Worker } from 'node:worker_threads';
import type { Embedded, EmbedWorkerData, FromEmbedWorker, ToEmbedWorker } from './embed-protocol.ts';
import { endModelThread } from './end-model.ts';

export type EmbedThread = {
  /** How many readings it has not answered. */
  readonly waiting: number;
  read(texts: readonly string[], urgent: boolean): Promise<Embedded>;
  close(): Promise<void>;
};

type Waiting = { resolve: (embedded: Embedded) => void; reject: (error: Error) => void };

/** A thread with the model, started by the first text and again after a fault. */
export function openEmbedThread(data: EmbedWorkerData): EmbedThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;

  function failAll(message: string): void {
    worker = undefined;
    const failed = [...waiting.values()];
    waiting.clear();
    for (const { reject } of failed) reject(new Error(message));
  }

  function start(): Worker {
    const started = new Worker(new URL('./embed-worker.ts', import.meta.url), { workerData: data });
    started.unref();
    started.on('message', (message: FromEmbedWorker) => {
      if (message.kind === 'ready' || message.id === null) return;
      const task = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.kind === 'embedded') task?.resolve(message);
      else task?.reject(new Error(message.message));
    });
    started.on('error', (error) => failAll(error.message));
    started.on('exit', () => failAll('The model stopped'));
    return started;
  }

  return {
    get waiting() {
      return waiting.size;
    },
    read(texts, urgent) {
      worker ??= start();
      const message: ToEmbedWorker = { id: (last += 1), texts, urgent };
      return new Promise((resolve, reject) => {
        waiting.set(message.id, { resolve, reject });
        worker?.postMessage(message);
      });
    },
    async close() {
      const running = worker;
      failAll('The server is closing');
      if (running) await endModelThread(running);
    },
  };
}

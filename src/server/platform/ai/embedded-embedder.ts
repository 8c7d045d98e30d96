import { Worker } from 'node:worker_threads';
import { leastNearnessOf } from './least-nearness-of.ts';
import { endModelThread } from './end-model.ts';
import type { Embedder } from './embedder.ts';
import type { Embedded, FromEmbedWorker, ToEmbedWorker } from './embed-protocol.ts';
import type { ModelFiles } from './model-pack.ts';

type Waiting = { resolve: (embedded: Embedded) => void; reject: (error: Error) => void };

/** all-MiniLM-L6-v2 in a thread of its own, started by the first text. */
export function createEmbeddedEmbedder(files: ModelFiles): Embedder {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;

  function failAll(message: string): void {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  }

  function start(): Worker {
    const started = new Worker(new URL('./embed-worker.ts', import.meta.url), { workerData: files });
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

  function read(texts: readonly string[], urgent: boolean): Promise<Embedded> {
    worker ??= start();
    const message: ToEmbedWorker = { id: (last += 1), texts, urgent };
    return new Promise((resolve, reject) => {
      waiting.set(message.id, { resolve, reject });
      worker?.postMessage(message);
    });
  }

  return {
    model: 'all-MiniLM-L6-v2',
    isLocal: true,
    async embed(texts, { urgent = false } = {}) {
      return (await read(texts, urgent)).vectors;
    },
    async embedQuestion(text) {
      const { vectors, pieces } = await read([text], true);
      const [vector = new Float32Array()] = vectors;
      return { vector, leastNearness: leastNearnessOf(text, pieces[0] ?? 0) };
    },
    async close() {
      const running = worker;
      failAll('The server is closing');
      if (running) await endModelThread(running);
    },
  };
}

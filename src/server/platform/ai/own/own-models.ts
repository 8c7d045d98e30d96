import { Worker } from 'node:worker_threads';
import { endModelThread } from '../end-model.ts';
import type { Env } from '#server/platform/env/env.ts';
import type { Log } from '#server/platform/log/log.ts';
import { findOwnModels, type OwnFiles } from './own-files.ts';
import type { FoundModel } from '../model-pack.ts';
import type { FromOwnWorker, OwnQuestion, ToOwnWorker } from './own-protocol.ts';
import type { FoundName } from './read-names.ts';
import type { Sentence } from './salience-features.ts';

/** The three English models that Hark runs in a worker; their cards are in `models/own`. */
export type OwnModels = {
  /** Names, places, organizations, addresses. `careful` misses fewer and finds more that are none. */
  names(text: string, options?: { careful?: boolean }): Promise<readonly FoundName[]>;
  /** How well each passage answers; comparable within one question only. */
  rerank(question: string, passages: readonly string[]): Promise<readonly number[]>;
  /** How much each sentence of a document is worth quoting, with the vectors of all-MiniLM-L6-v2 for all of them in order. */
  salience(sentences: readonly Sentence[], vectors: readonly Float32Array[]): Promise<readonly number[]>;
  close(): Promise<void>;
};

/** Undefined where they are not installed or not the ones we know: everything else works without them. */
export function openOwnModels(
  { modelsDir }: Pick<Env, 'modelsDir'>,
  log: Log,
  pack?: FoundModel,
): OwnModels | undefined {
  if (modelsDir === undefined) return undefined;
  const found = findOwnModels(modelsDir, pack);
  if (found.ok) return createOwnModels(found.files);
  log.warn(`Hark’s own models are off: ${found.why}.`);
  return undefined;
}

type Waiting = { resolve: (answer: FoundName[] | number[]) => void; reject: (error: Error) => void };

function createOwnModels(files: OwnFiles): OwnModels {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;

  function failAll(message: string): void {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  }

  function start(): Worker {
    const started = new Worker(new URL('./own-worker.ts', import.meta.url), { workerData: files });
    started.unref();
    started.on('message', (message: FromOwnWorker) => {
      const task = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.ok) task?.resolve(message.answer);
      else task?.reject(new Error(message.message));
    });
    started.on('error', (error) => failAll(error.message));
    started.on('exit', () => failAll('The model stopped'));
    return started;
  }

  function ask(question: OwnQuestion): Promise<FoundName[] | number[]> {
    worker ??= start();
    const message: ToOwnWorker = { id: (last += 1), question };
    return new Promise((resolve, reject) => {
      waiting.set(message.id, { resolve, reject });
      worker?.postMessage(message);
    });
  }

  return {
    async names(text, { careful = false } = {}) {
      const answer = await ask({ kind: 'names', text, bias: careful ? 1 : 0 });
      return answer.filter((one) => typeof one === 'object');
    },
    rerank: (question, passages) => rate({ kind: 'rerank', question, passages }),
    salience: (sentences, vectors) => rate({ kind: 'salience', sentences, vectors }),
    async close() {
      const running = worker;
      failAll('The server is closing');
      if (running) await endModelThread(running);
    },
  };

  async function rate(question: OwnQuestion): Promise<number[]> {
    return (await ask(question)).filter((one) => typeof one === 'number');
  }
}

import { Worker } from 'node:worker_threads';
import type { Assignment, Points } from '#engines/clustering/index.ts';
import { endModelThread } from '#server/platform/ai/end-model.ts';
import type { StoredVectors } from './vector-bytes.ts';
import type { AssignAnswer, AssignTask } from '#server/platform/ai/clustering/cluster-protocol.ts';

export type AssignApart = {
  assign(points: Points): Promise<Assignment>;
  /** Rows as they are stored: numbers are made of them in the thread too. */
  assignStored(vectors: StoredVectors): Promise<Assignment>;
  close(): void;
};

export type OpenAssign = (centroids: Points, cut: number) => AssignApart;

/** Compares page after page with the same themes in a thread of its own: a million points would hold everybody up. */
export const assignApart =
  (packDir: string): OpenAssign =>
  (centroids, cut) => {
    const task: AssignTask = { packDir, centroids, cut };
    const worker = new Worker(new URL('./assign-worker.ts', import.meta.url), { workerData: task });
    const ask = (asked: Points | StoredVectors): Promise<Assignment> =>
      new Promise((resolve, reject) => {
        worker.once('message', (answer: AssignAnswer) => {
          worker.removeAllListeners('error');
          resolve(answer);
        });
        worker.once('error', reject);
        worker.postMessage(asked);
      });
    return {
      assign: ask,
      assignStored: ask,
      close: () => void endModelThread(worker),
    };
  };

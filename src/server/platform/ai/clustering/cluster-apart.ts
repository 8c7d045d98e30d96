import { Worker } from 'node:worker_threads';
import type { Clusters, Points } from '#engines/clustering/index.ts';
import { endModelThread } from '../end-model.ts';
import type { ClusterAnswer, ClusterTask } from './cluster-protocol.ts';

export type ClusterApart = (
  points: Points,
  options: Omit<ClusterTask, 'packDir' | keyof Points>,
) => Promise<Clusters>;

/** In a thread of its own: a second of counting would stop everybody else. */
export function clusterApart(packDir: string, signal?: AbortSignal): ClusterApart {
  return async ({ size, values }, options) => {
    signal?.throwIfAborted();
    const task: ClusterTask = { packDir, size, values, ...options };
    const worker = new Worker(new URL('./cluster-worker.ts', import.meta.url), { workerData: task });
    let stop: (() => void) | undefined;
    return new Promise<Clusters>((resolve, reject) => {
      stop = () => reject(new Error('Sorting was cancelled'));
      signal?.addEventListener('abort', stop, { once: true });
      worker.once('message', ({ labels, scores, centroids }: ClusterAnswer) =>
        resolve({ labels, scores, centroids: { size, values: centroids } }),
      );
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`Sorting ended early (${code})`)));
    }).finally(() => {
      if (stop) signal?.removeEventListener('abort', stop);
      void endModelThread(worker);
    });
  };
}

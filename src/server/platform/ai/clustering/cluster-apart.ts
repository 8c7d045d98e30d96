import { Worker } from 'node:worker_threads';
import type { Clusters, Points } from '#engines/clustering/index.ts';
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
    const stop = (): void => void worker.terminate();
    signal?.addEventListener('abort', stop, { once: true });
    return new Promise<Clusters>((resolve, reject) => {
      worker.once('message', ({ labels, scores, centroids }: ClusterAnswer) =>
        resolve({ labels, scores, centroids: { size, values: centroids } }),
      );
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`Sorting ended early (${code})`)));
    }).finally(() => {
      signal?.removeEventListener('abort', stop);
      stop();
    });
  };
}

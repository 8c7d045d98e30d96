import type { Worker } from 'node:worker_threads';

export const endModel = 'end';
export type EndModel = typeof endModel;

/** A thread that is stopped while the engine computes takes the whole process with it, so it ends itself in between. */
export async function endModelThread(worker: Worker): Promise<void> {
  worker.ref();
  worker.postMessage(endModel);
  await new Promise((resolve) => worker.once('exit', resolve));
}

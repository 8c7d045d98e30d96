import type { MessagePort, Worker } from 'node:worker_threads';

export const endModel = 'end';
export type EndModel = typeof endModel;

/** A thread that is stopped while the engine computes takes the whole process with it, so it ends itself in between. */
export async function endModelThread(worker: Worker): Promise<void> {
  const isGone = new Promise((resolve) => worker.once('exit', resolve));
  worker.ref();
  worker.postMessage(endModel);
  await isGone;
}

/** For a thread that takes no other message: the engine lets it hear this one before each of its runs. */
export function endWhenTold(port: MessagePort): void {
  port.on('message', (message: unknown) => {
    if (message === endModel) process.exit();
  });
}

import { Worker } from 'node:worker_threads';
import type { Converted, ConvertTask } from './convert-protocol.ts';
import { MediaFailure } from './media-failure.ts';

const mostMs = 120_000;
const mostMegabytes = 1024;

/**
 * Reads a document in a thread of its own: one that is made to exhaust time or memory takes the thread with it and
 * nothing else.
 */
export function convertFile(
  task: ConvertTask,
  signal: AbortSignal,
): Promise<Exclude<Converted, { kind: 'failed' }>> {
  const worker = new Worker(new URL('./convert-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    stderr: true,
    stdout: true,
  });
  const damaged = new MediaFailure('UNREADABLE', 'This document is damaged or in a form that can’t be read');
  return new Promise<Exclude<Converted, { kind: 'failed' }>>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new MediaFailure('TIMEOUT', 'Reading this document took too long'));
    }, mostMs);
    signal.addEventListener('abort', () => reject(new Error('Cancelled')), { once: true });
    worker.on('message', (answer: Converted) => {
      clearTimeout(timer);
      if (answer.kind === 'failed') reject(new MediaFailure('UNREADABLE', answer.message));
      else resolve(answer);
    });
    worker.on('error', () => reject(damaged));
    worker.on('exit', () => {
      clearTimeout(timer);
      reject(damaged);
    });
  }).finally(() => {
    void worker.terminate();
  });
}

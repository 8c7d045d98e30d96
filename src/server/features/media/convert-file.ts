import { stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { Converted, ConvertTask } from './convert-protocol.ts';
import { MediaFailure } from './media-failure.ts';

const mostMs = 120_000;
/** A document is read whole, and several times its size is taken: what is larger is data, not a text to read. */
const mostBytes = { text: 50_000_000, packed: 300_000_000 };
const packed: ReadonlySet<string> = new Set(['pdf', 'docx', 'xlsx', 'pptx', 'epub']);
const mostMegabytes = 1024;

/**
 * Reads a document in a thread of its own: one that is made to exhaust time or memory takes the thread with it and
 * nothing else.
 */
export async function convertFile(
  task: ConvertTask,
  signal: AbortSignal,
): Promise<Exclude<Converted, { kind: 'failed' }>> {
  const { size } = await stat(task.path);
  if (size > mostBytes[packed.has(task.kind) ? 'packed' : 'text'])
    throw new MediaFailure('TOO_LARGE', 'This document is too large to be read. It can still be downloaded.');
  const worker = new Worker(new URL('./convert-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    stderr: true,
    stdout: true,
  });
  const damaged = new MediaFailure('UNREADABLE', 'This document is damaged or in a format Hark can’t read');
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

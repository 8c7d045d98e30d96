import { stat } from 'node:fs/promises';
import { decodeApart } from '#server/platform/programs/decode-apart.ts';
import { ProgramFailed } from '#server/platform/programs/run-program.ts';
import type { Converted, ConvertTask } from './convert-protocol.ts';
import { MediaFailure } from './media-failure.ts';

const mostMs = 120_000;
/** A document is read whole, and several times its size is taken: what is larger is data, not a text to read. */
const mostBytes = { text: 50_000_000, packed: 300_000_000 };
const packed: ReadonlySet<string> = new Set(['pdf', 'docx', 'xlsx', 'pptx', 'epub']);
const mostOutput = 60_000_000;

/**
 * Reads a document in a process of its own: one that is made to exhaust time or memory takes that process with it and
 * nothing else.
 */
export async function convertFile(
  owner: string,
  task: ConvertTask,
  signal: AbortSignal,
): Promise<Exclude<Converted, { kind: 'failed' }>> {
  const { size } = await stat(task.path);
  if (size > mostBytes[packed.has(task.kind) ? 'packed' : 'text'])
    throw new MediaFailure('TOO_LARGE', 'This document is too large to be read. It can still be downloaded.');
  const converted = await decodeApart({
    module: new URL('./document-decoder.ts', import.meta.url),
    input: task,
    owner,
    lane: 'files',
    timeoutMs: mostMs,
    outputBytes: mostOutput,
    signal,
  }).catch((error: unknown) => {
    throw explain(error);
  });
  const answer = converted as Converted;
  if (answer.kind === 'failed') throw new MediaFailure('UNREADABLE', answer.message);
  return answer;
}

function explain(error: unknown): unknown {
  if (!(error instanceof ProgramFailed) || error.code === 'CANCELLED') return error;
  if (error.code === 'TIMEOUT') return new MediaFailure('TIMEOUT', 'Reading this document took too long');
  return new MediaFailure('UNREADABLE', 'This document is damaged or in a format Hark can’t read');
}

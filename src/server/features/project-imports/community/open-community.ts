import { readFile } from 'node:fs/promises';
import { UnprocessableContent } from '#domain/errors/hark-error.ts';
import { decodeApart } from '#server/platform/programs/decode-apart.ts';
import { ProgramFailed } from '#server/platform/programs/run-program.ts';
import type { CommunityContents, UnpackedCommunity } from './community-contents.ts';
import type { CommunityAnswer, CommunityTask } from './community-decoder.ts';

const mostMs = { look: 600_000, unpack: 1_800_000 };

/** Null for an archive that another tool wrote. */
export async function lookAtCommunity(
  owner: string,
  place: { path: string; target: string },
): Promise<CommunityContents | null> {
  await openApart(owner, { kind: 'look', ...place });
  return JSON.parse(await readFile(place.target, 'utf8')) as CommunityContents | null;
}

export async function unpackCommunity(
  owner: string,
  place: { path: string; folder: string; target: string },
  signal: AbortSignal,
): Promise<UnpackedCommunity> {
  await openApart(owner, { kind: 'unpack', ...place }, signal);
  return JSON.parse(await readFile(place.target, 'utf8')) as UnpackedCommunity;
}

/** In a process of its own: an archive that is made to exhaust time or memory takes that process with it. */
async function openApart(owner: string, task: CommunityTask, signal?: AbortSignal): Promise<void> {
  const answer = (await decodeApart({
    module: new URL('./community-decoder.ts', import.meta.url),
    input: task,
    owner,
    lane: 'files',
    timeoutMs: mostMs[task.kind],
    outputBytes: 1_000_000,
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (!(error instanceof ProgramFailed)) throw error;
    throw new UnprocessableContent('This archive is too large to be read');
  })) as CommunityAnswer;
  if (!answer.ok) throw new UnprocessableContent(answer.message);
}

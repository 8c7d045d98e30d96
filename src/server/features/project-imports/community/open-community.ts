import { readFile } from 'node:fs/promises';
import { openApart } from '#server/platform/programs/open-apart.ts';
import type { CommunityContents, UnpackedCommunity } from './community-contents.ts';
import type { CommunityTask } from './community-decoder.ts';

const mostMs = { look: 600_000, unpack: 1_800_000 };

/** Null for an archive that another tool wrote. */
export async function lookAtCommunity(
  owner: string,
  place: { path: string; target: string },
): Promise<CommunityContents | null> {
  await open(owner, { kind: 'look', ...place });
  return JSON.parse(await readFile(place.target, 'utf8')) as CommunityContents | null;
}

export async function unpackCommunity(
  owner: string,
  place: { path: string; folder: string; target: string },
  signal: AbortSignal,
): Promise<UnpackedCommunity> {
  await open(owner, { kind: 'unpack', ...place }, signal);
  return JSON.parse(await readFile(place.target, 'utf8')) as UnpackedCommunity;
}

function open(owner: string, task: CommunityTask, signal?: AbortSignal): Promise<void> {
  const module = new URL('./community-decoder.ts', import.meta.url);
  return openApart({ module, task, owner, timeoutMs: mostMs[task.kind], ...(signal && { signal }) });
}

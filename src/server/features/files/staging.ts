import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '#server/platform/env/env.ts';

type Place = Pick<Env, 'dataDir'>;

/** Bytes on their way in. On the same disk as the files, so that taking them in is a rename. */
export function stagedPath({ dataDir }: Place, workspaceId: string, fileId: string): string {
  return join(dataDir, 'uploads', workspaceId, fileId);
}

/** Undefined when no byte came yet, or when all were taken in. */
export async function stagedBytes(
  place: Place,
  workspaceId: string,
  fileId: string,
): Promise<number | undefined> {
  try {
    return (await stat(stagedPath(place, workspaceId, fileId))).size;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The file to append to; made when it is not there. */
export async function openStaged(place: Place, workspaceId: string, fileId: string) {
  await mkdir(join(place.dataDir, 'uploads', workspaceId), { recursive: true });
  return open(stagedPath(place, workspaceId, fileId), 'a');
}

export async function removeStaged(place: Place, workspaceId: string, fileId: string): Promise<void> {
  await rm(stagedPath(place, workspaceId, fileId), { force: true });
}

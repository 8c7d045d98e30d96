import { readFile } from 'node:fs/promises';
import { openApart } from '#server/platform/programs/open-apart.ts';
import type { ArchiveTask, NamedPictures } from './archive-decoder.ts';
import type { PagePicture } from './unpack-pictures.ts';

const mostMs = { list: 600_000, unpack: 1_800_000, name: 120_000 };

export async function listArchive(
  owner: string,
  place: { path: string; target: string; parts: string },
): Promise<{ path: string; size: number }[]> {
  await open(owner, { kind: 'list', ...place });
  return JSON.parse(await readFile(place.target, 'utf8')) as { path: string; size: number }[];
}

/** Only those files are in the folder afterwards that could be read. Answers the pictures of pages among them. */
export async function unpackFiles(
  owner: string,
  task: Omit<ArchiveTask & { kind: 'unpack' }, 'kind'>,
  signal: AbortSignal,
): Promise<PagePicture[]> {
  await open(owner, { kind: 'unpack', ...task }, signal);
  return JSON.parse(await readFile(task.pictures.target, 'utf8')) as PagePicture[];
}

/** What pages in a folder call their pictures. */
export async function namePictures(
  owner: string,
  task: { folder: string; pages: readonly string[]; target: string },
  signal: AbortSignal,
): Promise<NamedPictures[]> {
  await open(owner, { kind: 'name', ...task }, signal);
  return JSON.parse(await readFile(task.target, 'utf8')) as NamedPictures[];
}

function open(owner: string, task: ArchiveTask, signal?: AbortSignal): Promise<void> {
  const module = new URL('./archive-decoder.ts', import.meta.url);
  return openApart({ module, task, owner, timeoutMs: mostMs[task.kind], ...(signal && { signal }) });
}

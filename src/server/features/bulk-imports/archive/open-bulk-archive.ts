import { readFile } from 'node:fs/promises';
import { UnprocessableContent } from '#domain/errors/hark-error.ts';
import { decodeApart } from '#server/platform/programs/decode-apart.ts';
import { ProgramFailed } from '#server/platform/programs/run-program.ts';
import type { ArchiveAnswer, ArchiveTask, NamedPictures } from './archive-decoder.ts';
import type { PagePicture } from './unpack-pictures.ts';

const mostMs = { list: 600_000, unpack: 1_800_000, name: 120_000 };

export async function listArchive(
  owner: string,
  place: { path: string; target: string; parts: string },
): Promise<{ path: string; size: number }[]> {
  await openApart(owner, { kind: 'list', ...place });
  return JSON.parse(await readFile(place.target, 'utf8')) as { path: string; size: number }[];
}

/** Only those files are in the folder afterwards that could be read. Answers the pictures of pages among them. */
export async function unpackFiles(
  owner: string,
  task: Omit<ArchiveTask & { kind: 'unpack' }, 'kind'>,
  signal: AbortSignal,
): Promise<PagePicture[]> {
  await openApart(owner, { kind: 'unpack', ...task }, signal);
  return JSON.parse(await readFile(task.pictures.target, 'utf8')) as PagePicture[];
}

/** What pages in a folder call their pictures. */
export async function namePictures(
  owner: string,
  task: { folder: string; pages: readonly string[]; target: string },
  signal: AbortSignal,
): Promise<NamedPictures[]> {
  await openApart(owner, { kind: 'name', ...task }, signal);
  return JSON.parse(await readFile(task.target, 'utf8')) as NamedPictures[];
}

/** In a process of its own: an archive that is made to exhaust time or memory takes that process with it. */
async function openApart(owner: string, task: ArchiveTask, signal?: AbortSignal): Promise<void> {
  const answer = (await decodeApart({
    module: new URL('./archive-decoder.ts', import.meta.url),
    input: task,
    owner,
    lane: 'files',
    timeoutMs: mostMs[task.kind],
    outputBytes: 1_000_000,
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (!(error instanceof ProgramFailed)) throw error;
    throw new UnprocessableContent('This archive is too large to be read');
  })) as ArchiveAnswer;
  if (!answer.ok) throw new UnprocessableContent(answer.message);
}

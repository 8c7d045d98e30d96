import { createWriteStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { Clip } from '#server/features/cards/index.ts';
import { outputFolder } from '#server/features/media/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { readSegments } from './read-segments.ts';

type Collected = { readonly clip: Clip; readonly path: string };

/** Writes the pieces around a stretch into one file. Answers at which second of the recording it starts. */
export async function collectSegments(
  storage: Services['storage'],
  workspaceId: string,
  { clip, path }: Collected,
): Promise<number> {
  const folder = outputFolder(workspaceId, { id: clip.fileId, redaction: clip.redaction }, 'hls-v2');
  const segments = readSegments(await text(await storage.open(`${folder}/index.m3u8`))).filter(
    ({ start, end }) => end > clip.startTime && start < clip.endTime,
  );
  const [first] = segments;
  // A highlight can mark time that the recording does not have.
  if (!first) throw new NotFound();
  for (const [index, name] of ['init.mp4', ...segments.map((segment) => segment.name)].entries()) {
    const bytes = await storage.open(`${folder}/${name}`);
    await pipeline(bytes, createWriteStream(path, { flags: index === 0 ? 'w' : 'a' }));
  }
  return first.start;
}

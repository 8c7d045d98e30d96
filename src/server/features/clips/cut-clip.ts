import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { Clip } from '#server/features/cards/index.ts';
import { outputFolder } from '#server/features/media/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Env } from '#server/platform/env/env.ts';
import { ownInput, runFfmpeg } from '#server/platform/programs/ffmpeg.ts';
import { readSegments } from './read-segments.ts';

type Cutter = Pick<Services, 'storage' | 'newId'> & {
  readonly env: Pick<Env, 'dataDir' | 'ffmpegDir'>;
};

/**
 * Makes a file of its own from the stretch, encoded again from its first frame to its last: a copy could only start at
 * a key frame and would carry seconds that nobody shared. Reads the few pieces of the stream that it needs.
 */
export async function cutClip(cutter: Cutter, workspaceId: string, clip: Clip, key: string): Promise<void> {
  const { env, storage, newId } = cutter;
  const dir = join(env.dataDir, 'work', `clip-${newId()}`);
  const { mediaType, startTime, endTime } = clip;
  await mkdir(dir, { recursive: true });
  try {
    const from = await collect(cutter, workspaceId, { clip, path: join(dir, 'part.mp4') });
    const seconds = endTime - startTime;
    await runFfmpeg({
      env,
      cwd: dir,
      timeoutMs: 60_000 + seconds * 4000,
      args: [
        ...ownInput,
        '-ss',
        String(Math.max(0, startTime - from)),
        '-t',
        String(seconds),
        '-i',
        'part.mp4',
        ...(mediaType === 'VIDEO' ? picture : ['-vn']),
        ...sound,
        'clip.mp4',
      ],
    });
    await storage.takeIn(key, join(dir, 'clip.mp4'));
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

const picture = [
  '-map',
  '0:v:0',
  '-c:v',
  'libx264',
  '-preset',
  'veryfast',
  '-crf',
  '24',
  '-pix_fmt',
  'yuv420p',
];
const sound = [
  '-map',
  '0:a:0?',
  '-c:a',
  'aac',
  '-b:a',
  '96k',
  '-map_metadata',
  '-1',
  '-movflags',
  '+faststart',
];

/** Writes the pieces around the stretch into one file. Answers at which second of the recording it starts. */
async function collect(
  { storage }: Cutter,
  workspaceId: string,
  { clip, path }: { clip: Clip; path: string },
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

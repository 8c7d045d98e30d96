import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clip } from '#server/features/cards/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Env } from '#server/platform/env/env.ts';
import { ownInput, runFfmpeg } from '#server/platform/programs/ffmpeg.ts';
import { collectSegments } from './collect-segments.ts';

export type Cutter = Pick<Services, 'storage' | 'newId'> & {
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
    const from = await collectSegments(storage, workspaceId, { clip, path: join(dir, 'part.mp4') });
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

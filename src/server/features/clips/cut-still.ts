import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { Clip } from '#server/features/cards/index.ts';
import { ownInput, runFfmpeg } from '#server/platform/programs/ffmpeg.ts';
import { collectSegments } from './collect-segments.ts';
import type { Cutter } from './cut-clip.ts';

/** A recording of a screen may show the same frame for long; the first of a clip is not searched for further than this. */
const longestSearch = 10;

/** The first frame of a clip, from the same redacted stream as the clip itself. */
export async function cutStill(cutter: Cutter, workspaceId: string, clip: Clip, key: string): Promise<void> {
  const { env, storage, newId } = cutter;
  const dir = join(env.dataDir, 'work', `still-${newId()}`);
  const endTime = Math.min(clip.endTime, clip.startTime + longestSearch);
  await mkdir(dir, { recursive: true });
  try {
    const path = join(dir, 'part.mp4');
    const from = await collectSegments(storage, workspaceId, { clip: { ...clip, endTime }, path });
    await runFfmpeg({
      env,
      cwd: dir,
      timeoutMs: 30_000,
      args: [
        ...ownInput,
        '-ss',
        String(Math.max(0, clip.startTime - from)),
        '-t',
        String(endTime - clip.startTime),
        '-i',
        'part.mp4',
        '-map',
        '0:v:0',
        '-frames:v',
        '1',
        '-q:v',
        '5',
        '-map_metadata',
        '-1',
        'still.jpg',
      ],
    });
    const made = await stat(join(dir, 'still.jpg')).catch(() => undefined);
    if (!made) throw new NotFound();
    await storage.takeIn(key, join(dir, 'still.jpg'));
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { storyboard } from '#domain/limits/media-figures.ts';
import type { Env } from '#server/platform/env/env.ts';
import { ownInput, runFfmpeg } from '#server/platform/programs/ffmpeg.ts';

type Making = { env: Pick<Env, 'ffmpegDir'>; dir: string; signal: AbortSignal; duration: number };

const { columns, rows, tileWidth, tileHeight } = storyboard;
const inTile = `scale=${tileWidth}:${tileHeight}:force_original_aspect_ratio=decrease,pad=${tileWidth}:${tileHeight}:-1:-1`;

/** Sheets of small pictures, one for each key frame of the stream: nothing between them is decoded. */
export async function makeStoryboard({ env, dir, signal, duration }: Making): Promise<void> {
  await runFfmpeg({
    env,
    signal,
    cwd: dir,
    timeoutMs: 60_000 + duration * 1000,
    args: [
      ...ownInput,
      '-skip_frame',
      'nokey',
      '-i',
      'hls/index.m3u8',
      '-an',
      '-fps_mode',
      'passthrough',
      '-vf',
      `${inTile},tile=${columns}x${rows}`,
      '-q:v',
      '5',
      'storyboard/sheet%05d.jpg',
    ],
  });
}

/** A picture from a little way in: recordings often start black. The first one where that is past the end. */
export async function makeThumbnail(making: Making): Promise<void> {
  await takePicture(making, Math.min(making.duration * 0.1, 30));
  if (!existsSync(join(making.dir, 'thumbnail.jpg'))) await takePicture(making, 0);
}

async function takePicture({ env, dir, signal }: Making, at: number): Promise<void> {
  await runFfmpeg({
    env,
    signal,
    cwd: dir,
    timeoutMs: 60_000,
    args: [
      ...ownInput,
      // Seeking to 0 is not the same as not seeking: it may skip the only segment.
      ...(at > 0 ? ['-ss', String(at)] : []),
      '-i',
      'hls/index.m3u8',
      '-an',
      '-frames:v',
      '1',
      '-q:v',
      '4',
      '-update',
      '1',
      'thumbnail.jpg',
    ],
  });
}

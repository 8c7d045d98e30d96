import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '#server/platform/env/env.ts';
import { probeMedia } from '#server/platform/programs/ffmpeg.ts';

/** What a player must know to choose between streams. */
export type StreamFigures = {
  /** Bits in a second of the piece that has most. */
  readonly bandwidth: number;
  readonly width: number | null;
  readonly height: number | null;
};

/** Of the stream in `hls/`. */
export async function measureStream(
  env: Pick<Env, 'ffmpegDir'>,
  dir: string,
  signal: AbortSignal,
): Promise<StreamFigures> {
  const folder = join(dir, 'hls');
  const list = await readFile(join(folder, 'index.m3u8'), 'utf8');
  const pieces = [...list.matchAll(/^#EXTINF:(?<seconds>[\d.]+).*\n(?<name>seg\d{5}\.m4s)$/gm)];
  const rates = await Promise.all(
    pieces.map(async ({ groups }) => {
      const { size } = await stat(join(folder, groups?.['name'] ?? ''));
      // The last piece may be of one frame.
      return (8 * size) / Math.max(0.5, Number(groups?.['seconds']));
    }),
  );
  const { video } = await probeMedia(env, join(folder, 'init.mp4'), signal);
  const bandwidth = Math.ceil(rates.reduce((most, rate) => Math.max(most, rate), 0));
  return { bandwidth, width: video?.width ?? null, height: video?.height ?? null };
}

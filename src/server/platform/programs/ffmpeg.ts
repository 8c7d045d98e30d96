import { join } from 'node:path';
import type { Env } from '#server/platform/env/env.ts';
import { runProgram } from './run-program.ts';

const memoryBytes = 6 * 1024 ** 3;
const fileBytes = 40 * 1024 ** 3;

/**
 * Containers that hold media and nothing else. Not among them: playlists and scripts (hls, concat, dash, sdp …), which
 * make ffmpeg open other files or addresses.
 */
const containers = [
  'mov',
  'mp4',
  'm4a',
  '3gp',
  '3g2',
  'mj2',
  'matroska',
  'webm',
  'avi',
  'asf',
  'flv',
  'mpeg',
  'mpegts',
  'mpegvideo',
  'mxf',
  'dv',
  'rm',
  'mp3',
  'wav',
  'w64',
  'flac',
  'ogg',
  'aac',
  'aiff',
  'amr',
  'au',
  'ac3',
  'eac3',
  'caf',
  'ape',
  'wv',
  'voc',
  'dts',
].join(',');

/** Before `-i`, for a file of a person: only that file, only media, no picture larger than a wall. */
export const foreignInput: readonly string[] = [
  '-protocol_whitelist',
  'file',
  '-format_whitelist',
  containers,
  '-max_pixels',
  '80000000',
];
/** Before `-i`, for what we made ourselves. */
export const ownInput: readonly string[] = ['-protocol_whitelist', 'file,crypto'];

export type FfmpegRun = {
  readonly env: Pick<Env, 'ffmpegDir'>;
  readonly args: readonly string[];
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
  readonly cwd?: string;
  /** Seconds of output so far. */
  readonly onTime?: (seconds: number) => void;
};

/** Answers how many seconds came out, which is the truth about a recording whatever its header claims. */
export async function runFfmpeg({ env, args, onTime, ...run }: FfmpegRun): Promise<number> {
  let seconds = 0;
  await runProgram({
    ...run,
    command: programPath(env, 'ffmpeg'),
    args: ['-nostdin', '-hide_banner', '-v', 'error', '-progress', 'pipe:1', '-y', ...args],
    memoryBytes,
    fileBytes,
    onLine(line) {
      const time = /^out_time_us=(\d+)$/.exec(line)?.[1];
      if (time === undefined) return;
      seconds = Math.max(seconds, Number(time) / 1_000_000);
      onTime?.(seconds);
    },
  });
  return seconds;
}

export type Probe = {
  /** What the header says; null where it says nothing. */
  readonly duration: number | null;
  readonly video: { readonly width: number; readonly height: number; readonly codec: string } | null;
  readonly audio: { readonly codec: string; readonly channels: number } | null;
};

export async function probeMedia(
  env: Pick<Env, 'ffmpegDir'>,
  path: string,
  signal?: AbortSignal,
): Promise<Probe> {
  const output = await runProgram({
    command: programPath(env, 'ffprobe'),
    args: ['-v', 'error', ...foreignInput.slice(0, 4), '-show_format', '-show_streams', '-of', 'json', path],
    timeoutMs: 30_000,
    memoryBytes,
    ...(signal && { signal }),
  });
  return readProbe(JSON.parse(output));
}

function readProbe(found: unknown): Probe {
  const streams = listOf(valueAt(found, 'streams'));
  // A cover of an album is a video stream of one picture.
  const video = streams.find(
    (stream) =>
      valueAt(stream, 'codec_type') === 'video' &&
      valueAt(valueAt(stream, 'disposition'), 'attached_pic') !== 1,
  );
  const audio = streams.find((stream) => valueAt(stream, 'codec_type') === 'audio');
  const duration = Number(valueAt(valueAt(found, 'format'), 'duration'));
  return {
    duration: Number.isFinite(duration) && duration > 0 ? duration : null,
    video: video
      ? {
          width: Number(valueAt(video, 'width')),
          height: Number(valueAt(video, 'height')),
          codec: String(valueAt(video, 'codec_name')),
        }
      : null,
    audio: audio
      ? { codec: String(valueAt(audio, 'codec_name')), channels: Number(valueAt(audio, 'channels')) }
      : null,
  };
}

function valueAt(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([name]) => name === key)?.[1];
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function programPath({ ffmpegDir }: Pick<Env, 'ffmpegDir'>, name: 'ffmpeg' | 'ffprobe'): string {
  return ffmpegDir === undefined ? name : join(ffmpegDir, name);
}

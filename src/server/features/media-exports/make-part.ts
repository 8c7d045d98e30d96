import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '#server/platform/env/env.ts';
import { foreignInput, probeMedia, runFfmpeg } from '#server/platform/programs/ffmpeg.ts';
import type { CaptionMode, ExportPart } from './export-parts.ts';
import { frame, writeAss } from './write-ass.ts';

export type Kitchen = {
  readonly env: Pick<Env, 'ffmpegDir'>;
  readonly dir: string;
  readonly signal: AbortSignal;
};

const size = `${frame.width}x${frame.height}`;
const titleSeconds = 2.5;
const silence = ['-f', 'lavfi', '-i', 'anullsrc=r=44100:cl=stereo'];
const darkness = ['-f', 'lavfi', '-i', `color=c=0x1f1b2e:s=${size}:r=30`];
const fit = `scale=${frame.width}:${frame.height}:force_original_aspect_ratio=decrease,pad=${frame.width}:${frame.height}:-1:-1,setsar=1,fps=30`;
/** The same for every part, so that they can be put one behind the other without a second encoding. */
const encoding = [
  '-c:v',
  'libx264',
  '-preset',
  'veryfast',
  '-crf',
  '23',
  '-pix_fmt',
  'yuv420p',
  '-c:a',
  'aac',
  '-b:a',
  '128k',
  '-ar',
  '44100',
  '-ac',
  '2',
  '-f',
  'mpegts',
];

type Making = {
  readonly source: string;
  readonly part: ExportPart;
  readonly captions: CaptionMode;
  readonly name: string;
  readonly onTime: (seconds: number) => void;
};

/** One range of a recording in the frame of the export. Returns its duration. */
export async function makePart(
  { env, dir, signal }: Kitchen,
  { source, part, captions, name, onTime }: Making,
): Promise<number> {
  const seconds = part.end - part.start;
  const probe = await probeMedia(env, source, signal);
  const drawn = captions === 'BURNT_IN' && part.captions.length > 0 ? `${name}.ass` : null;
  if (drawn !== null) await writeFile(join(dir, drawn), writeAss('Caption', part.captions));
  const draw = drawn === null ? '' : `,${drawing(drawn)}`;
  const picture = probe.video
    ? `[0:v:0]${fit}${draw}[v]`
    : `[0:a:0]showwaves=s=${frame.width}x200:mode=cline:rate=30:colors=0xb7a6ff[w];[1:v][w]overlay=0:260${draw}[v]`;
  return runFfmpeg({
    env,
    signal,
    cwd: dir,
    onTime,
    timeoutMs: 60_000 + seconds * 20_000,
    args: [
      ...foreignInput,
      '-ss',
      String(part.start),
      '-t',
      String(seconds),
      '-i',
      source,
      ...(probe.video ? silence : darkness),
      '-filter_complex',
      picture,
      '-map',
      '[v]',
      '-map',
      probe.audio ? '0:a:0' : '1:a:0',
      '-t',
      String(seconds),
      ...encoding,
      `${name}.ts`,
    ],
  });
}

/** A few seconds of a title on a dark ground. */
export async function makeTitleCard(
  { env, dir, signal }: Kitchen,
  { title, name }: { title: string; name: string },
): Promise<number> {
  await writeFile(
    join(dir, `${name}.ass`),
    writeAss('Title', [{ text: title, start: 0, end: titleSeconds }]),
  );
  return runFfmpeg({
    env,
    signal,
    cwd: dir,
    timeoutMs: 60_000,
    args: [
      ...darkness,
      ...silence,
      '-vf',
      drawing(`${name}.ass`),
      '-t',
      String(titleSeconds),
      ...encoding,
      `${name}.ts`,
    ],
  });
}

/** Puts the parts one behind the other, as they are. */
export async function joinParts(
  { env, dir, signal }: Kitchen,
  { names, name }: { names: readonly string[]; name: string },
): Promise<number> {
  await writeFile(join(dir, 'list.txt'), names.map((one) => `file '${one}.ts'\n`).join(''));
  return runFfmpeg({
    env,
    signal,
    cwd: dir,
    timeoutMs: 600_000,
    args: [
      '-protocol_whitelist',
      'file',
      '-f',
      'concat',
      '-safe',
      '1',
      '-i',
      'list.txt',
      '-c',
      'copy',
      '-movflags',
      '+faststart',
      name,
    ],
  });
}

function drawing(file: string): string {
  return `subtitles=${file}:fontsdir=fonts`;
}

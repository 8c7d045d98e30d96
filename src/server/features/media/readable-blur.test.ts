import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeHls } from './make-hls.ts';
import { makeStoryboard, makeThumbnail } from './make-pictures.ts';
import { scanModels } from './read-scans.ts';
import { redact, type Redaction } from './redact.ts';
import { probeMedia } from '#server/platform/programs/ffmpeg.ts';
import { hasFfmpeg } from '#tests/support/make-media.ts';
import { projectDir } from '#tests/support/test-database.ts';

const exec = promisify(execFile);
const modelsDir = join(projectDir, 'models');
const isPossible = scanModels({ modelsDir }) !== undefined && (await hasFfmpeg());
const env = { ffmpegDir: undefined };

type Reader = {
  recognize(image: Buffer): Promise<{ data: { text: string } }>;
  terminate(): Promise<unknown>;
};
let reader: Reader;
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'hark-blur-'));
  if (!isPossible) return;
  // The reader that ships with Hark, as its worker for scans opens it.
  const engine = createRequire(join(modelsDir, 'package.json'))('tesseract.js');
  const langPath = join(modelsDir, 'node_modules/@tesseract.js-data/eng/4.0.0_best_int');
  reader = await engine.createWorker('eng', 1, { langPath, gzip: true, cacheMethod: 'none' });
});
afterAll(async () => {
  await reader?.terminate();
  await rm(dir, { recursive: true, force: true });
});

/** Letters of a sixth of the picture's height, as on a name card that is held up to the camera. */
async function nameCard(width: number, height: number): Promise<string> {
  const font = join(projectDir, 'node_modules/pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf');
  const size = Math.round(height / 6);
  const letters = `drawtext=fontfile=${font}:text='MARIA LOPEZ':fontsize=${size}:x=(w-tw)/2:y=(h-th)/2:fontcolor=black`;
  const path = join(dir, `card-${height}.mp4`);
  const picture = ['-f', 'lavfi', '-i', `color=c=white:s=${width}x${height}:r=5:d=2`];
  const sound = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=2'];
  const encoding = [
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    '-shortest',
  ];
  await exec('ffmpeg', ['-v', 'error', '-y', ...picture, ...sound, '-vf', letters, ...encoding, path]);
  return path;
}

async function readFrame(path: string): Promise<string> {
  const shot = `${path}.png`;
  await exec('ffmpeg', ['-v', 'error', '-y', '-i', path, '-frames:v', '1', shot]);
  return readPicture(shot);
}

async function readPicture(path: string): Promise<string> {
  return (await reader.recognize(await readFile(path))).data.text;
}

const whole: Redaction = { id: 'r', start: 0, end: 2, videoBlur: true, videoCover: false, audioMuted: false };

describe.runIf(isPossible)('a blurred name card', () => {
  test.each([
    [640, 360],
    [1280, 720],
    [1920, 1080],
    [3840, 2160],
  ])('of %i × %i is read before and can’t be read after', { timeout: 180_000 }, async (width, height) => {
    const source = await nameCard(width, height);
    expect(await readFrame(source)).toMatch(/MARIA LOPEZ/);

    const signal = new AbortController().signal;
    const run = { env, signal, timeoutMs: 120_000, onTime: () => {} };
    const probe = await probeMedia(env, source, signal);
    const made = await mkdtemp(join(dir, 'made-'));
    for (const name of ['hls', 'storyboard']) await mkdir(join(made, name));
    // What everyone downloads, and what streams, pictures, clips and exports are made from.
    const redacted = await redact({ ...run, source, dir: made, probe, redactions: [whole] });
    const duration = await makeHls({ ...run, source: redacted, dir: made, probe, version: 'v2' });
    await makeThumbnail({ env, dir: made, signal, duration });
    await makeStoryboard({ env, dir: made, signal, duration });

    const sheets = (await readdir(join(made, 'storyboard'))).map((name) => join(made, 'storyboard', name));
    const texts = [
      await readFrame(redacted),
      await readFrame(join(made, 'hls', 'index.m3u8')),
      ...(await Promise.all([join(made, 'thumbnail.jpg'), ...sheets].map(readPicture))),
    ];
    for (const text of texts) expect(text).not.toMatch(/[A-Z]{3}/i);
  });

  test('that is covered is plain black', { timeout: 60_000 }, async () => {
    const source = await nameCard(640, 360);
    const signal = new AbortController().signal;
    const probe = await probeMedia(env, source, signal);
    const redactions = [{ ...whole, videoCover: true }];
    const run = { env, signal, timeoutMs: 60_000, onTime: () => {} };
    const path = await redact({ ...run, source, dir: await mkdtemp(join(dir, 'made-')), probe, redactions });
    const { stderr } = await exec('ffmpeg', [
      '-i',
      path,
      '-vf',
      'signalstats,metadata=print',
      '-f',
      'null',
      '-',
    ]);
    expect(stderr).toMatch(/YMAX=1[6-9]\b/);
  });
});

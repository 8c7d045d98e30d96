import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cutClip } from '#server/features/clips/cut-clip.ts';
import { joinParts, makePart } from '#server/features/media-exports/make-part.ts';
import { makeHls } from '#server/features/media/make-hls.ts';
import { makeStoryboard, makeThumbnail } from '#server/features/media/make-pictures.ts';
import { outputFolder } from '#server/features/media/outputs.ts';
import { scanModels } from '#server/features/media/read-scans.ts';
import { redact, type Redaction } from '#server/features/media/redact.ts';
import { probeMedia } from '#server/platform/programs/ffmpeg.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import { hasFfmpeg } from '#tests/support/make-media.ts';
import { projectDir } from '#tests/support/test-database.ts';

const exec = promisify(execFile);
const modelsDir = join(projectDir, 'models');
const isPossible = scanModels({ modelsDir }) !== undefined && (await hasFfmpeg());
const signal = new AbortController().signal;
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
const nameAlone = [{ words: 'MARIA LOPEZ', y: '(h-th)/2' }];

async function nameCard(width: number, height: number, lines = nameAlone): Promise<string> {
  const font = join(projectDir, 'node_modules/pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf');
  const size = Math.round(height / 6);
  const letters = lines
    .map(
      ({ words, y }) =>
        `drawtext=fontfile=${font}:text='${words}':fontsize=${size}:x=(w-tw)/2:y=${y}:fontcolor=black`,
    )
    .join(',');
  const path = join(dir, `card-${height}-${lines.length}.mp4`);
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

const whole: Redaction = {
  id: 'r',
  start: 0,
  end: 2,
  videoBlur: true,
  videoCover: false,
  audioMuted: false,
  area: null,
};

/** What a highlight plays of the stream in this folder, as visitors get it. */
async function clipOf(made: string): Promise<string> {
  const dataDir = await mkdtemp(join(made, 'data-'));
  const storage = await openStorage({ dataDir, s3: undefined });
  const [workspaceId, fileId] = [randomUUID(), randomUUID()];
  const folder = outputFolder(workspaceId, { id: fileId, redaction: 1 }, 'hls-v2');
  for (const name of await readdir(join(made, 'hls')))
    await storage.write(`${folder}/${name}`, await readFile(join(made, 'hls', name)));
  const clip = { fileId, redaction: 1, mediaType: 'VIDEO', startTime: 0.5, endTime: 1.5 } as const;
  await cutClip({ env: { ...env, dataDir }, storage, newId: randomUUID }, workspaceId, clip, 'clip.mp4');
  return join(dataDir, 'files', 'clip.mp4');
}

/** A reel of two parts of the file, as it is exported. */
async function exportOf(source: string, made: string): Promise<string> {
  const kitchen = { env, dir: made, signal };
  const part = { fileId: '', highlightId: '', title: '', captions: [] };
  const names = ['part0', 'part1'];
  for (const [index, name] of names.entries())
    await makePart(kitchen, {
      source,
      part: { ...part, start: index, end: index + 0.8 },
      captions: 'NONE',
      name,
      onTime: () => {},
    });
  await joinParts(kitchen, { names, name: 'reel.mp4' });
  return join(made, 'reel.mp4');
}

describe.runIf(isPossible)('a blurred name card', () => {
  test.each([
    [640, 360],
    [1280, 720],
    [1920, 1080],
    [3840, 2160],
  ])('of %i × %i is read before and can’t be read after', { timeout: 180_000 }, async (width, height) => {
    const source = await nameCard(width, height);
    expect(await readFrame(source)).toMatch(/MARIA LOPEZ/);

    const run = { env, signal, timeoutMs: 120_000, onTime: () => {} };
    const probe = await probeMedia(env, source, signal);
    const made = await mkdtemp(join(dir, 'made-'));
    const sharp = join(made, 'sharp');
    for (const name of ['hls', 'storyboard', 'sharp/hls']) await mkdir(join(made, name), { recursive: true });
    // What everyone downloads, and what streams, pictures and exports are made from; clips are cut from the light stream.
    const redacted = await redact({ ...run, source, dir: made, probe, redactions: [whole] });
    const duration = await makeHls({ ...run, source: redacted, dir: made, probe, version: 'v2' });
    const large = { source: redacted, dir: sharp, probe, version: 'v2', rendition: 'sharp' } as const;
    await makeHls({ ...run, ...large });
    await makeThumbnail({ env, dir: made, signal, duration });
    await makeStoryboard({ env, dir: made, signal, duration });

    const sheets = (await readdir(join(made, 'storyboard'))).map((name) => join(made, 'storyboard', name));
    const texts = [
      await readFrame(redacted),
      await readFrame(join(made, 'hls', 'index.m3u8')),
      await readFrame(join(sharp, 'hls', 'index.m3u8')),
      await readFrame(await clipOf(made)),
      await readFrame(await exportOf(redacted, made)),
      ...(await Promise.all([join(made, 'thumbnail.jpg'), ...sheets].map(readPicture))),
    ];
    for (const text of texts) expect(text).not.toMatch(/[A-Z]{3}/i);
  });

  test.each([false, true])(
    'in an area of the picture is hidden alone, covered: %s',
    { timeout: 180_000 },
    async (videoCover) => {
      const [top, bottom] = [
        { words: 'MARIA LOPEZ', y: 'h/4-th/2' },
        { words: 'KITCHEN TABLE', y: '3*h/4-th/2' },
      ];
      const source = await nameCard(1280, 720, [top, bottom]);
      expect(await readFrame(source)).toMatch(/MARIA LOPEZ[^]*KITCHEN TABLE/);

      const signal = new AbortController().signal;
      const run = { env, signal, timeoutMs: 120_000, onTime: () => {} };
      const probe = await probeMedia(env, source, signal);
      const made = await mkdtemp(join(dir, 'made-'));
      for (const name of ['hls', 'storyboard']) await mkdir(join(made, name));
      const area = { x: 0.101, y: 0.103, width: 0.797, height: 0.305 };
      const redactions = [{ ...whole, videoCover, area }];
      const redacted = await redact({ ...run, source, dir: made, probe, redactions });
      const duration = await makeHls({ ...run, source: redacted, dir: made, probe, version: 'v2' });
      await makeThumbnail({ env, dir: made, signal, duration });
      await makeStoryboard({ env, dir: made, signal, duration });

      const seen = [
        await readFrame(redacted),
        await readFrame(join(made, 'hls', 'index.m3u8')),
        await readPicture(join(made, 'thumbnail.jpg')),
      ];
      for (const text of seen) {
        expect(text).toMatch(/KITCHEN TABLE/);
        expect(text.replace(/KITCHEN TABLE/, '')).not.toMatch(/[A-Z]{3}/i);
      }
      // Too small to be read outside the area either; the name is not.
      const sheets = await readdir(join(made, 'storyboard'));
      for (const name of sheets)
        expect(await readPicture(join(made, 'storyboard', name))).not.toMatch(/MAR|ARI|LOP|PEZ/i);
    },
  );

  test('that is covered is plain black', { timeout: 60_000 }, async () => {
    const source = await nameCard(640, 360);
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

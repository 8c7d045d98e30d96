// What preparing a recording costs beside the plain ffmpeg commands, and key frames beside decoding everything.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeHls } from '#server/features/media/make-hls.ts';
import { makeStoryboard, makeThumbnail } from '#server/features/media/make-pictures.ts';
import { makeWaveform } from '#server/features/media/make-waveform.ts';
import { probeMedia } from '#server/platform/programs/ffmpeg.ts';
import { report } from './support/report.ts';

const targets = { pipelineRatio: 1.3, storyboardSpeedup: 10 };
const seconds = 120;
const env = { ffmpegDir: undefined };
const { signal } = new AbortController();
const dir = mkdtempSync(join(tmpdir(), 'hark-bench-'));
const source = join(dir, 'source.mp4');
try {
  ffmpeg(
    `-f lavfi -i testsrc2=size=1280x720:rate=30:duration=${seconds} -f lavfi -i sine=frequency=440:duration=${seconds} -c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac`,
    source,
  );
  const [own, plain] = [await ownWay(), plainWay()];
  const whole = timed(() =>
    ffmpeg(`-i ${source} -an -r 1 -vf scale=128:72,tile=10x10`, join(dir, 'all%03d.jpg')),
  );
  const pipelineRatio = round(own.total / plain);
  const storyboardSpeedup = round(whole / own.storyboard);
  report(
    'media-pipeline',
    { pipelineRatio, storyboardSpeedup, ownSeconds: round(own.total), plainSeconds: round(plain), targets },
    pipelineRatio <= targets.pipelineRatio && storyboardSpeedup >= targets.storyboardSpeedup,
  );
} finally {
  rmSync(dir, { recursive: true, force: true });
}

async function ownWay(): Promise<{ total: number; storyboard: number }> {
  const work = join(dir, 'own');
  mkdirSync(join(work, 'hls'), { recursive: true });
  mkdirSync(join(work, 'storyboard'));
  const started = performance.now();
  const probe = await probeMedia(env, source);
  const making = { env, source, dir: work, probe, version: 'v2' as const, signal, timeoutMs: 600_000 };
  const duration = await makeHls({ ...making, onTime: () => {} });
  await makeThumbnail({ env, dir: work, signal, duration });
  const pictures = performance.now();
  await makeStoryboard({ env, dir: work, signal, duration });
  const storyboard = (performance.now() - pictures) / 1000;
  await makeWaveform(join(work, 'audio.wav'), duration);
  return { total: (performance.now() - started) / 1000, storyboard };
}

/** The same outputs by the commands one would type. */
function plainWay(): number {
  const work = join(dir, 'plain');
  mkdirSync(work);
  return timed(() => {
    ffmpeg(
      `-i ${source} -vf scale=-2:360 -c:v libx264 -preset veryfast -crf 26 -force_key_frames expr:gte(t,n_forced*1) -sc_threshold 0 -c:a aac -b:a 96k -f hls -hls_time 4 -hls_playlist_type vod -hls_segment_type fmp4`,
      join(work, 'index.m3u8'),
    );
    ffmpeg(`-i ${source} -vn -ac 1 -ar 16000`, join(work, 'audio.wav'));
    ffmpeg(
      `-skip_frame nokey -i ${join(work, 'index.m3u8')} -an -fps_mode passthrough -vf scale=128:72,tile=10x10`,
      join(work, 'sheet%03d.jpg'),
    );
  });
}

function ffmpeg(args: string, output: string): void {
  execFileSync('nice', ['-n', '10', 'ffmpeg', '-v', 'error', '-y', ...args.split(' '), output]);
}

function timed(run: () => void): number {
  const started = performance.now();
  run();
  return (performance.now() - started) / 1000;
}

function round(value: number): number {
  return Number(value.toFixed(2));
}

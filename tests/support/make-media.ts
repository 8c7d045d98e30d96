import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const exec = promisify(execFile);

/** Whether recordings can be made and processed on this machine. */
export async function hasFfmpeg(): Promise<boolean> {
  return exec('ffmpeg', ['-version']).then(
    () => true,
    () => false,
  );
}

/** A file made by ffmpeg; `args` end with nothing, the output is added. */
export async function makeMedia(name: string, args: readonly string[]): Promise<Buffer> {
  const dir = await mkdtemp(join(tmpdir(), 'hark-media-'));
  try {
    const path = join(dir, name);
    await exec('ffmpeg', ['-v', 'error', '-y', ...args, path]);
    return readFileSync(path);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

export function makeVideo({ seconds = 5, size = '320x240' } = {}): Promise<Buffer> {
  return makeMedia('video.mp4', [
    '-f',
    'lavfi',
    '-i',
    `testsrc2=size=${size}:rate=15:duration=${seconds}`,
    '-f',
    'lavfi',
    '-i',
    `sine=frequency=440:duration=${seconds}`,
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
  ]);
}

export function makeSound(seconds = 3): Promise<Buffer> {
  return makeMedia('sound.mp3', ['-f', 'lavfi', '-i', `sine=frequency=330:duration=${seconds}`]);
}

/** Four seconds of a call: one side speaks in the left channel, then the other in the right. */
export function makeCall(): Promise<Buffer> {
  const silence = ['-f', 'lavfi', '-i', 'anullsrc=channel_layout=mono:sample_rate=16000:duration=2'];
  const voice = ['-f', 'lavfi', '-i', 'sine=frequency=330:sample_rate=16000:duration=2'];
  const filter =
    '[0][1]concat=n=2:v=0:a=1[left];[2][3]concat=n=2:v=0:a=1[right];[left][right]amerge=inputs=2';
  const tracks = [...voice, ...silence, ...silence, ...voice];
  return makeMedia('call.wav', [...tracks, '-filter_complex', filter, '-ac', '2']);
}

/** The same recording with a header that claims another length. */
export function claimDuration(video: Buffer, hours: number): Buffer {
  const claimed = Buffer.from(video);
  for (const box of ['mvhd', 'mdhd', 'tkhd']) {
    let at = claimed.indexOf(box);
    while (at !== -1) {
      // Version 0: after the version come two times, then scale and length; a track has its id between.
      const scale = box === 'tkhd' ? 1000 : claimed.readUInt32BE(at + 16);
      claimed.writeUInt32BE(Math.min(0xff_ff_ff_fe, hours * 3600 * scale), at + (box === 'tkhd' ? 24 : 20));
      at = claimed.indexOf(box, at + 4);
    }
  }
  return claimed;
}

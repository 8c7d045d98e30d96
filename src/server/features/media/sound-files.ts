import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { hasVoiceInEach, type Loudness } from '#engines/speech/tell-channels-apart.ts';

/** The channels of a recording that has two, each as a file. */
export const sides = ['left.wav', 'right.wav'] as const;

const headerBytes = 44;
/** A tenth of a second. */
const momentBytes = 3200;
const momentsAtOnce = 600;

/** Whether the two channels in this folder are two people, as calls are recorded, rather than two ears. */
export async function hasVoiceOnEachSide(dir: string): Promise<boolean> {
  const files = await Promise.all(sides.map((name) => open(join(dir, name))));
  try {
    const [left = [], right = []] = await Promise.all(files.map(loudnessOf));
    return hasVoiceInEach(left.map((level, at): Loudness => [level, right[at] ?? level]));
  } finally {
    await Promise.all(files.map((file) => file.close()));
  }
}

async function loudnessOf(file: FileHandle): Promise<number[]> {
  const levels: number[] = [];
  const buffer = Buffer.alloc(momentBytes * momentsAtOnce);
  let position = headerBytes;
  for (;;) {
    const { bytesRead } = await file.read(buffer, 0, buffer.length, position);
    for (let start = 0; start + momentBytes <= bytesRead; start += momentBytes)
      levels.push(decibels(buffer.subarray(start, start + momentBytes)));
    if (bytesRead < buffer.length) return levels;
    position += bytesRead;
  }
}

function decibels(samples: Buffer): number {
  let sum = 0;
  for (let at = 0; at + 1 < samples.length; at += 2) sum += (samples.readInt16LE(at) / 32_768) ** 2;
  return 10 * Math.log10(sum / (samples.length / 2) + 1e-12);
}

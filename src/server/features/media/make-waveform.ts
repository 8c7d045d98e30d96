import { createReadStream } from 'node:fs';

const headerBytes = 44;
const samplesPerSecond = 16_000;
const mostPoints = 2000;

/** The loudest moment of each of at most 2000 equal parts, from 0 to 100. `path` is 16 kHz mono PCM as we make it. */
export async function makeWaveform(path: string, duration: number): Promise<number[]> {
  const points = Math.max(1, Math.min(mostPoints, Math.ceil(duration * 10)));
  const samplesPerPoint = Math.max(1, Math.ceil((duration * samplesPerSecond) / points));
  const peaks = new Uint16Array(points);
  let sample = 0;
  let odd: number | undefined;
  for await (const chunk of createReadStream(path, { start: headerBytes, highWaterMark: 1024 * 1024 })) {
    if (!Buffer.isBuffer(chunk)) continue;
    const bytes = odd === undefined ? chunk : Buffer.concat([Buffer.of(odd), chunk]);
    odd = bytes.length % 2 === 1 ? bytes.at(-1) : undefined;
    for (let at = 0; at + 1 < bytes.length; at += 2) {
      const point = Math.min(points - 1, Math.floor(sample / samplesPerPoint));
      const level = Math.abs(bytes.readInt16LE(at));
      if (level > (peaks[point] ?? 0)) peaks[point] = level;
      sample += 1;
    }
  }
  return Array.from(peaks, (peak) => Math.round((peak / 32_768) * 100));
}

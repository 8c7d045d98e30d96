import { expect, test } from 'vitest';
import { guessVoice } from './guess-voice.ts';
import { samplesPerSecond, voiceFrame } from './sound.ts';
import { halveWindow, speechWindows } from './speech-windows.ts';

const frames = (seconds: number): number => Math.round((seconds * samplesPerSecond) / voiceFrame);
/** Somebody speaks in these seconds, and nobody in between. */
function voiceIn(seconds: number, spoken: readonly (readonly [number, number])[]): Float32Array {
  const voice = new Float32Array(frames(seconds)).fill(0.02);
  for (const [from, to] of spoken) voice.fill(0.9, frames(from), frames(to));
  return voice;
}
const inSeconds = (spans: ReturnType<typeof speechWindows>): number[][] =>
  spans.map(({ start, end }) => [start, end].map((at) => Number((at / samplesPerSecond).toFixed(1))));

test('silence is left out, short pauses stay inside, and a little is kept around', () => {
  const voice = voiceIn(60, [
    [5, 8],
    [9, 12],
    [30, 31],
  ]);
  expect(inSeconds(speechWindows(voice))).toEqual([
    [4.8, 12.2],
    [29.8, 31.2],
  ]);
  expect(speechWindows(voiceIn(60, []))).toEqual([]);
  expect(speechWindows(voiceIn(60, [[5, 5.05]]))).toEqual([]);
  expect(speechWindows(new Float32Array(0))).toEqual([]);
});

test('no window is longer than a model hears at once, and windows do not overlap', () => {
  const voice = voiceIn(100, [[0, 100]]);
  voice[frames(25)] = 0.4;
  const windows = speechWindows(voice);
  expect(inSeconds(windows)[0]?.[1]).toBeCloseTo(25, 0);
  for (const [index, { start, end }] of windows.entries()) {
    expect(end - start).toBeLessThanOrEqual(28 * samplesPerSecond);
    expect(start).toBe(windows[index - 1]?.end ?? 0);
  }
  expect(windows.at(-1)?.end).toBe(voice.length * voiceFrame);
  const packed = voiceIn(
    60,
    Array.from({ length: 20 }, (_, at) => [at * 3, at * 3 + 2.4] as const),
  );
  expect(speechWindows(packed)).toHaveLength(3);
});

test('a window is halved where the voice is weakest near its middle', () => {
  const voice = voiceIn(20, [[0, 20]]);
  voice[frames(11)] = 0.1;
  const halves = halveWindow(voice, { start: 0, end: voice.length * voiceFrame });
  expect(inSeconds(halves)).toEqual([
    [0, 11],
    [11, 20],
  ]);
});

test('without a model, loudness tells voices from silence', () => {
  const samples = Float32Array.from({ length: 4 * samplesPerSecond }, (_, n) =>
    n < 2 * samplesPerSecond ? 0.0001 : 0.2 * Math.sin(n / 9),
  );
  expect(inSeconds(speechWindows(guessVoice(samples)))).toEqual([[1.8, 4]]);
});

import type { TranscriptWord } from '#domain/transcripts/transcript.ts';
import { samplesPerSecond } from './sound.ts';

const frameSeconds = 0.02;
const frame = samplesPerSecond * frameSeconds;
/** The model's attention comes to a word after the word has begun. */
const lateness = 0.12;
const shortestPause = 0.15;
/** Farther than this a pause says nothing about a word. */
const farthest = 0.6;
const shortestWord = 0.05;

type Pause = { readonly start: number; readonly end: number };

/**
 * Brings the times that a model gives closer to what is heard: it is late by habit, and lets a word begin in a pause or
 * well after its end. The first word behind a pause begins where the sound does; the one before ends where it ends.
 */
export function settleWords(words: readonly TranscriptWord[], samples: Float32Array): TranscriptWord[] {
  const settled = words.map(({ text, start, end }) => ({
    text,
    start: Math.max(0, start - lateness),
    end: Math.max(0, end - lateness),
  }));
  let at = 0;
  for (const pause of findPauses(samples)) {
    while (at < settled.length && (settled[at]?.start ?? 0) < pause.start) at += 1;
    const [before, first] = [settled[at - 1], settled[at]];
    if (before && before.end > pause.start)
      before.end = Math.max(before.start + shortestWord, Math.min(before.end, pause.start));
    if (!first || Math.abs(first.start - pause.end) > farthest) continue;
    const next = settled[at + 1]?.start ?? Infinity;
    first.start = Math.min(pause.end, next);
    first.end = Math.max(first.end, first.start + shortestWord);
  }
  return settled.map((word, index) => {
    const next = settled[index + 1]?.start ?? Infinity;
    return { ...word, end: Math.max(word.start, Math.min(word.end, next)) };
  });
}

/** Where it is quiet, by the recording's own measure of quiet. */
function findPauses(samples: Float32Array): Pause[] {
  const levels = levelsOf(samples);
  const sorted = Float32Array.from(levels).sort();
  const [floor, loud] = [sorted[Math.floor(sorted.length * 0.1)], sorted[Math.floor(sorted.length * 0.95)]];
  const quiet = Math.min((floor ?? -90) + 10, (loud ?? 0) - 15);
  const pauses: Pause[] = [];
  let begun = 0;
  for (let at = 0; at <= levels.length; at += 1) {
    if ((levels[at] ?? 0) < quiet) continue;
    if ((at - begun) * frameSeconds >= shortestPause)
      pauses.push({ start: begun * frameSeconds, end: at * frameSeconds });
    begun = at + 1;
  }
  return pauses;
}

/** Decibels below the loudest possible, for each fiftieth of a second. */
function levelsOf(samples: Float32Array): Float32Array {
  const levels = new Float32Array(Math.floor(samples.length / frame));
  for (let at = 0; at < levels.length; at += 1) {
    let sum = 0;
    for (let n = at * frame; n < (at + 1) * frame; n += 1) sum += (samples[n] ?? 0) ** 2;
    levels[at] = Math.max(-90, 10 * Math.log10(sum / frame + 1e-12));
  }
  return levels;
}

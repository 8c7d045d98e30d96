import type { TranscriptWord } from '#domain/transcripts/transcript.ts';
import { alignTokens, beginBehindPauses } from './align-tokens.ts';
import { hearingSeconds } from './sound.ts';

export type WrittenWord = { readonly text: string; readonly firstToken: number };

/** The model looks at a word a little before it is heard. */
const earliness = 0.05;

/** The times of words, from what was listened to while each of their tokens was written. */
export function timeWords(
  words: readonly WrittenWord[],
  attention: readonly Float32Array[],
  isSpoken: (seconds: number) => boolean,
): TranscriptWord[] {
  const frames = Array.from({ length: attention[0]?.length ?? 0 }, (_, frame) => frame);
  const loud = frames.filter((frame) => isSpoken((frame + 0.5) * hearingSeconds));
  const spoken = loud.length > 0 ? loud : frames;
  const listening = { attention, spoken, frameSeconds: hearingSeconds };
  const ofTokens = alignTokens(listening);
  const begins = beginBehindPauses(
    words.map(({ firstToken }) => ofTokens[firstToken] ?? 0),
    listening,
  );
  const lag = (at: number): number =>
    (spoken[at] ?? Infinity) - (spoken[at - 1] ?? -Infinity) > 1 ? 0 : earliness;
  const timeOf = (at: number): number => (spoken[at] ?? 0) * hearingSeconds;
  return words.map(({ text }, index) => {
    const [begin, next] = [begins[index] ?? 0, begins[index + 1] ?? spoken.length];
    const start = timeOf(begin) + lag(begin);
    return { text, start, end: Math.max(start, timeOf(next - 1) + hearingSeconds + lag(next)) };
  });
}

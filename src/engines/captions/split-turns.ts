import type { TranscriptPart, TranscriptWord } from '#domain/transcripts/transcript.ts';

const pause = 1.2;
const longEnough = 25;
const mostSeconds = 60;

/** Words from an engine that knows no speakers, as paragraphs: a new one after a pause, or after a sentence that ends a long one. */
export function splitTurns(words: readonly TranscriptWord[]): TranscriptPart[] {
  const turns: TranscriptWord[][] = [];
  for (const word of words) {
    const turn = turns.at(-1);
    const last = turn?.at(-1);
    const first = turn?.[0];
    const length = last && first ? last.end - first.start : 0;
    const breaks =
      !turn ||
      !last ||
      word.start - last.end > pause ||
      length > mostSeconds ||
      (length > longEnough && /[.!?…。]$/u.test(last.text));
    if (breaks) turns.push([word]);
    else turn.push(word);
  }
  return turns.map((turn) => ({
    speaker: '',
    start: turn[0]?.start ?? 0,
    end: turn.at(-1)?.end ?? 0,
    words: turn,
  }));
}

import type { TranscriptPart, TranscriptWord } from '#domain/transcripts/transcript.ts';
import { splitSentences } from './split-sentences.ts';

const pause = 1.2;
const longEnough = 25;

/** Words of one voice as paragraphs: a new one after a pause or a long one, and only where a sentence ends. */
export function splitTurns(words: readonly TranscriptWord[], voice?: number): TranscriptPart[] {
  const turns: TranscriptWord[][] = [];
  for (const sentence of splitSentences(words)) {
    const turn = turns.at(-1);
    const [first, last] = [turn?.[0], turn?.at(-1)];
    const isNew =
      !turn ||
      !first ||
      !last ||
      (sentence[0]?.start ?? 0) - last.end > pause ||
      last.end - first.start > longEnough;
    if (isNew) turns.push([...sentence]);
    else turn.push(...sentence);
  }
  return turns.map((turn) => ({
    speaker: '',
    ...(voice !== undefined && { voice }),
    start: turn[0]?.start ?? 0,
    end: turn.at(-1)?.end ?? 0,
    words: turn,
  }));
}

/** What several voices said, each in a channel of its own, in the order in which they began to speak. */
export function splitVoices(channels: readonly (readonly TranscriptWord[])[]): TranscriptPart[] {
  return channels.flatMap((words, at) => splitTurns(words, at + 1)).sort((a, b) => a.start - b.start);
}

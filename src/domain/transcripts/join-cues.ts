import type { Cue, TranscriptPart, TranscriptWord } from './transcript.ts';

const longestPause = 2;
const mostSeconds = 60;

/** Captions cut speech into lines; a reader wants turns. Joined while the same person goes on without a pause. */
export function joinCues(cues: readonly Cue[]): TranscriptPart[] {
  const parts: { speaker: string; start: number; end: number; words: TranscriptWord[] }[] = [];
  for (const cue of cues) {
    const last = parts.at(-1);
    const words = spreadWords(cue);
    const goesOn =
      last !== undefined &&
      last.speaker === cue.speaker &&
      cue.start - last.end <= longestPause &&
      cue.end - last.start <= mostSeconds;
    if (goesOn) {
      last.words.push(...words);
      last.end = Math.max(last.end, cue.end);
    } else {
      parts.push({ speaker: cue.speaker, start: cue.start, end: cue.end, words });
    }
  }
  return parts;
}

/** The time of a line, shared by its words according to their length. */
function spreadWords({ text, start, end }: Cue): TranscriptWord[] {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const length = words.reduce((sum, word) => sum + word.length + 1, 0);
  let at = start;
  return words.map((word) => {
    const from = at;
    at += ((end - start) * (word.length + 1)) / length;
    return { text: word, start: from, end: at };
  });
}

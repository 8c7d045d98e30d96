import type { Cue, TranscriptPart, TranscriptWord } from '#domain/transcripts/transcript.ts';

const longestPause = 2;
const mostSeconds = 60;

/** Captions cut speech into lines; a reader wants turns. Joined while the same person goes on without a pause. */
export function joinCues(cues: readonly Cue[]): TranscriptPart[] {
  const parts: { speaker: string; start: number; end: number; words: TranscriptWord[] }[] = [];
  for (const cue of cues) {
    const last = parts.at(-1);
    const goesOn =
      last !== undefined &&
      last.speaker === cue.speaker &&
      cue.start - last.end <= longestPause &&
      cue.end - last.start <= mostSeconds;
    if (goesOn) {
      // Lines of rolling captions overlap: what comes later in the text must not be heard before.
      const start = Math.max(cue.start, last.end);
      last.end = Math.max(cue.end, start);
      last.words.push(...spreadWords({ ...cue, start, end: last.end }));
    } else {
      parts.push({ speaker: cue.speaker, start: cue.start, end: cue.end, words: spreadWords(cue) });
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

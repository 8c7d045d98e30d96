/** A stretch of a text: `text` is its slice from `start` to `end`, as it stands there. */
export type Stretch = { readonly text: string; readonly start: number; readonly end: number };

const mostWords = 60;
/** A full stop after these ends no sentence. */
const abbreviations = /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|vs|etc|e\.g|i\.e|approx|no|inc|ltd)\.$/i;

/** Sentences with their places. What has no marks, as some transcripts, is cut after sixty words. */
export function splitSentences(text: string): Stretch[] {
  const sentences: Stretch[] = [];
  let lineStart = 0;
  for (const line of text.split('\n')) {
    let from = 0;
    for (const { index } of line.matchAll(/[.?!…]["'”’)\]]?(?=\s)/gu)) {
      const to = index + 1 + (/["'”’)\]]/u.test(line[index + 1] ?? '') ? 1 : 0);
      if (abbreviations.test(line.slice(Math.max(from, to - 8), to)) || trailsOff(line, to)) continue;
      add(line, from, to);
      from = to;
    }
    add(line, from, line.length);
    lineStart += line.length + 1;
  }
  return sentences;

  function add(line: string, from: number, to: number): void {
    const words = [...line.slice(from, to).matchAll(/\S+/g)];
    for (let at = 0; at < words.length; at += mostWords) {
      const last = words[Math.min(words.length, at + mostWords) - 1];
      const first = words[at];
      if (!first || !last) continue;
      const start = lineStart + from + first.index;
      const end = lineStart + from + last.index + last[0].length;
      sentences.push({ text: text.slice(start, end), start, end });
    }
  }
}

/** After an ellipsis the sentence goes on, unless a capital begins another. */
function trailsOff(line: string, at: number): boolean {
  return /(?:…|\.\.\.)["'”’)\]]?$/u.test(line.slice(0, at)) && /^\s+\p{Ll}/u.test(line.slice(at));
}

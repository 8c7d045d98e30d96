import type { TranscriptWord } from '#domain/transcripts/transcript.ts';

/** Words that nobody ended for longer than this were written without signs: a pause has to tell the end. */
const mostSeconds = 60;
const sign = /[.!?…。！？]["'”’»)\]]*$/u;
const shortForm = /^(?:Dr|Mr|Mrs|Ms|Prof|St|Nr|No|vs|etc|\p{L})\.$/u;

/** What was said, sentence by sentence; no word is lost. */
export function splitSentences(words: readonly TranscriptWord[]): TranscriptWord[][] {
  const sentences: TranscriptWord[][] = [];
  let begun: TranscriptWord[] = [];
  for (const [index, word] of words.entries()) {
    begun.push(word);
    if (!isEnd(word, words[index + 1])) continue;
    sentences.push(begun);
    begun = [];
  }
  if (begun.length > 0) sentences.push(begun);
  return sentences.flatMap(cutUnsigned);
}

/** "e.g. this" goes on, and so does "Dr. Who". */
function isEnd({ text }: TranscriptWord, next: TranscriptWord | undefined): boolean {
  if (!sign.test(text) || shortForm.test(text)) return false;
  return next === undefined || !/^\p{Ll}/u.test(next.text);
}

function cutUnsigned(sentence: TranscriptWord[]): TranscriptWord[][] {
  const [first, last] = [sentence[0], sentence.at(-1)];
  if (!first || !last || last.end - first.start <= mostSeconds || sentence.length < 2) return [sentence];
  let longest = 1;
  for (let at = 2; at < sentence.length; at += 1)
    if (pauseBefore(sentence, at) > pauseBefore(sentence, longest)) longest = at;
  return [...cutUnsigned(sentence.slice(0, longest)), ...cutUnsigned(sentence.slice(longest))];
}

function pauseBefore(words: readonly TranscriptWord[], at: number): number {
  return (words[at]?.start ?? 0) - (words[at - 1]?.end ?? 0);
}

import { checkCount } from '#domain/limits/count-limits.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

const mostWords = { holder: 'A vocabulary', things: 'words', max: 500 } as const;
const wordLimit = { name: 'Word', max: 100, min: 1 } as const;

/** Names and words that transcription should know. Each once, in the order in which they were given. */
export function parseVocabulary(input: readonly string[]): Parsed<string[]> {
  const count = checkCount(mostWords, input.length);
  if (!count.ok) return count;
  const words = new Map<string, string>();
  for (const text of input) {
    const word = parseText(wordLimit, text);
    if (!word.ok) return word;
    if (word.value.includes('\n')) return refused('Put each word on its own line');
    const key = word.value.toLowerCase();
    if (!words.has(key)) words.set(key, word.value);
  }
  return accepted([...words.values()]);
}

import { splitWords } from './split-words.ts';

export type Passage = { readonly start: number; readonly text: string };

const wordsEach = 150;
const overlap = 30;
const mostPassages = 200;

/** A long text as pieces that a model can read whole, each with the title before it. */
export function splitPassages(title: string, body: string): Passage[] {
  const words = splitWords(body);
  if (words.length <= wordsEach)
    return title === '' && words.length === 0 ? [] : [{ start: 0, text: joined(title, body) }];
  const passages: Passage[] = [];
  for (
    let from = 0;
    from + overlap < words.length && passages.length < mostPassages;
    from += wordsEach - overlap
  ) {
    const start = words[from]?.start ?? 0;
    const end = words[Math.min(words.length, from + wordsEach) - 1]?.end ?? body.length;
    passages.push({ start, text: joined(title, body.slice(start, end)) });
  }
  return passages;
}

function joined(title: string, text: string): string {
  return title === '' ? text : `${title}\n${text}`;
}

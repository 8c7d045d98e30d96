import { foldName } from './fold-name.ts';
import { isOrdinaryWord } from './ordinary-words.ts';
import type { Line } from './read-line.ts';
import { isInCapitals, opensSentence } from './sentences.ts';

type Written = {
  /** Without the s that a genitive adds. */
  readonly word: string;
  readonly full: string;
  readonly at: number;
  readonly next: number;
};

const shortestInLowerCase = 3;

/** "mark the page" names nobody called Mark Hill, and "WE WILL" nobody called Will. "nadia" names Nadia. */
export function isWrittenAsName(line: Line, { word, full, at, next }: Written): boolean {
  if (line.isInFileName(at)) return true;
  if (word.toLowerCase() === word.toUpperCase()) return true;
  const isOrdinary = isOrdinaryWord(foldName(word)) || (word !== full && isOrdinaryWord(foldName(full)));
  if (!/^[\p{Lu}\p{Lt}]/u.test(word)) return !isOrdinary && word.length >= shortestInLowerCase;
  if (!isOrdinary) return true;
  if (
    isInCapitals(word) &&
    (isInCapitals(line.pieces[at - 1]?.word) || isInCapitals(line.pieces[next]?.word))
  )
    return false;
  return word === full || !opensSentence(line.text, line.pieces[at]?.from ?? 0);
}

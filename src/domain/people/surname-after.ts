import { foldName } from './fold-name.ts';
import { isNoSurname, isOrdinaryWord } from './ordinary-words.ts';
import type { Line } from './read-line.ts';
import { isInCapitals, opensSentence } from './sentences.ts';

type FirstName = { readonly from: number; readonly next: number };

const mostParticles = 3;
const particles = new Set(
  'af al av bin da das de del den der di do dos du el ibn la las le los van von zu'.split(' '),
);

/** Where a last name ends that follows a first name: what is left of "Jonas Berg" without Jonas tells who it is. */
export function surnameAfter(line: Line, first: FirstName, isNamed: (at: number) => boolean): number {
  const { pieces, text } = line;
  const start = pieces[first.from];
  if (!start || !/^[\p{Lu}\p{Lt}]/u.test(start.word)) return first.next;
  if (
    isOrdinaryWord(foldName(start.word)) &&
    opensSentence(text, start.from) &&
    !line.isInFileName(first.from)
  )
    return first.next;
  let at = first.next;
  while (at < first.next + mostParticles && isBetween(line, at)) at += 1;
  if (!isApart(line, at) || !isSurname(line, at, start.word) || isNamed(at)) return first.next;
  at += 1;
  while (
    isJoined(line, at) &&
    /^\p{Lu}/u.test(pieces[at]?.word ?? '') &&
    !isInFileName(line, at) &&
    !isNamed(at)
  )
    at += 1;
  return at;
}

function isInFileName(line: Line, at: number): boolean {
  return line.isInFileName(at) && isNoSurname(foldName(line.pieces[at]?.word ?? ''));
}

function isBetween(line: Line, at: number): boolean {
  const word = line.pieces[at]?.word ?? '';
  if (!isApart(line, at)) return false;
  if (particles.has(word)) return true;
  return /^\p{Lu}$/u.test(word) && /^\.\s?$/u.test(gapBefore(line, at + 1));
}

function isApart(line: Line, at: number): boolean {
  return (
    at < line.pieces.length &&
    /^(?:[^\S\n\r]{1,2}|[-_]|\.\s?|)$/u.test(gapBefore(line, at)) &&
    endsNothing(line, at)
  );
}

/** A full stop belongs to an initial only. */
function endsNothing(line: Line, at: number): boolean {
  return (
    !gapBefore(line, at).includes('.') ||
    /^\p{Lu}$/u.test(line.pieces[at - 1]?.word ?? '') ||
    line.isInFileName(at)
  );
}

/** "Berg-Larsen" and "O’Neil" are one name. */
function isJoined(line: Line, at: number): boolean {
  return (
    at < line.pieces.length &&
    /^[-’']?$/u.test(gapBefore(line, at)) &&
    !/^\p{N}/u.test(line.pieces[at]?.word ?? '')
  );
}

function isSurname(line: Line, at: number, first: string): boolean {
  const word = line.pieces[at]?.word ?? '';
  if (!/^\p{Lu}/u.test(word) || (word.length > 1 && isNoSurname(foldName(word)))) return false;
  if (!isInCapitals(word)) return word.length > 1 || isJoined(line, at + 1);
  // In a line of capitals any word could be one: the last of it is.
  return isInCapitals(first) && !isInCapitals(line.pieces[at + 1]?.word);
}

function gapBefore({ text, pieces }: Line, at: number): string {
  const [before, piece] = [pieces[at - 1], pieces[at]];
  return before && piece ? text.slice(before.to, Math.min(piece.from, before.to + 4)) : '\n';
}

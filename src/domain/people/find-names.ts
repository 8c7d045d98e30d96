import { foldName } from './fold-name.ts';
import { readLine, type Line } from './read-line.ts';
import { surnameAfter } from './surname-after.ts';
import { isWrittenAsName } from './written-as-name.ts';

/** A stretch of a text that is somebody's name, and what is said instead. */
export type FoundName = { readonly from: number; readonly to: number; readonly label: string };
/** Somebody whom a text may name. Behind a first name, a last name may follow that nobody has typed elsewhere. */
export type KnownName = { readonly label: string; readonly isFirst: boolean };
export type KnownNames = {
  /** Of how many words names are, longest first. */
  readonly sizes: readonly number[];
  readonly findWhole: (words: readonly string[]) => KnownName | undefined;
  readonly findPart: (word: string) => KnownName | undefined;
};

type Unit = { readonly word: string; readonly from: number; readonly to: number; readonly next: number };
type Match = { readonly known: KnownName; readonly to: number; readonly next: number };

const mostPieces = 8;

/** Finds names in a text however they are written; a part of one only where it isn't likely to be an ordinary word. */
export function findNames(text: string, names: KnownNames): FoundName[] {
  const line = readLine(text, (word) => (names.findWhole([word]) ?? names.findPart(word)) !== undefined);
  const found: FoundName[] = [];
  let at = 0;
  while (at < line.pieces.length) {
    const match = nameAt(line, at, names);
    if (match) {
      const from = line.pieces[at]?.from ?? 0;
      found.push({ from, to: match.to, label: match.known.label });
    }
    at = match?.next ?? at + 1;
  }
  return found;
}

function nameAt(line: Line, at: number, names: KnownNames): Match | undefined {
  for (const size of names.sizes) {
    if (size < 2) continue;
    const match = longName(line, at, { size, names });
    if (match) return match;
  }
  const match = shortName(line, at, names);
  if (!match?.known.isFirst || match.to !== line.pieces[match.next - 1]?.to) return match;
  const next = surnameAfter(line, { from: at, next: match.next }, (from) => isNamed(line, from, names));
  return next === match.next ? match : { ...match, to: line.pieces[next - 1]?.to ?? match.to, next };
}

/** Somebody else who is known by their own name keeps their own label. */
function isNamed(line: Line, at: number, names: KnownNames): boolean {
  return (
    shortName(line, at, names) !== undefined ||
    names.sizes.some((size) => size > 1 && longName(line, at, { size, names }) !== undefined)
  );
}

type Sized = { readonly size: number; readonly names: KnownNames };

function longName(line: Line, at: number, { size, names }: Sized): Match | undefined {
  for (const isWords of [true, false]) {
    const units = unitsFrom(line, at, { size, isWords });
    const last = units?.at(-1);
    if (!units || !last) continue;
    const words = units.map(({ word }) => word);
    const whole = names.findWhole(words);
    if (whole) return { known: whole, to: last.to, next: last.next };
    const bare = withoutGenitive(last.word);
    const known = bare === undefined ? undefined : names.findWhole([...words.slice(0, -1), bare]);
    if (known) return { known, to: last.to - 1, next: last.next };
  }
  return undefined;
}

/** The next words, or the next parts of words, if nothing between them ends a sentence. */
function unitsFrom(
  line: Line,
  at: number,
  { size, isWords }: { size: number; isWords: boolean },
): Unit[] | undefined {
  const units: Unit[] = [];
  for (let next = at; units.length < size;) {
    const unit = unitFrom(line, next, isWords);
    const before = units.at(-1);
    if (!unit || (before && !isTogether(line.text.slice(before.to, unit.from), before.word)))
      return undefined;
    units.push(unit);
    next = unit.next;
  }
  return units;
}

function unitFrom({ text, pieces }: Line, at: number, isWord: boolean): Unit | undefined {
  const first = pieces[at];
  if (!first || (isWord && !first.opensWord)) return undefined;
  let next = at + 1;
  while (isWord && next < at + mostPieces && pieces[next]?.opensWord === false) next += 1;
  const to = pieces[next - 1]?.to ?? first.to;
  return { word: text.slice(first.from, to), from: first.from, to, next };
}

/** Initials and commas may be between the words of a name, sentences may not. */
function isTogether(between: string, before: string): boolean {
  if (/^\s*$/u.test(between)) return true;
  if (!/^[\s\p{P}\p{S}]{1,3}$/u.test(between)) return false;
  return before.length <= 2 || !/[.!?;:…]\s/u.test(between);
}

/** One word, or some parts of one: "McDonald" is two. */
function shortName(line: Line, at: number, names: KnownNames): Match | undefined {
  const { text, pieces } = line;
  const from = pieces[at]?.from ?? 0;
  let end = at + 1;
  while (end < at + mostPieces && pieces[end]?.opensWord === false) end += 1;
  for (let next = end; next > at; next -= 1) {
    const to = pieces[next - 1]?.to ?? from;
    const word = text.slice(from, to);
    for (const bare of [word, withoutGenitive(word)]) {
      if (bare === undefined) continue;
      const known = names.findWhole([bare]) ?? names.findPart(bare);
      if (known && isWrittenAsName(line, { word: bare, full: word, at, next }))
        return { known, to: from + bare.length, next };
    }
  }
  return undefined;
}

/** "Eriks" is Erik's; names that end like it have an apostrophe instead. */
function withoutGenitive(word: string): string | undefined {
  return word.length > 3 && /[^sxzß]s$/iu.test(word) && foldName(word).length > 3
    ? word.slice(0, -1)
    : undefined;
}

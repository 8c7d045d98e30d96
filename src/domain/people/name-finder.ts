import { foldName, spellOut } from './fold-name.ts';
import { findNames, type FoundName, type KnownName, type KnownNames } from './find-names.ts';
import { wordsOf } from './name-words.ts';
import { tellingParts } from './telling-parts.ts';

export type Labelled = { readonly name: string; readonly label: string };

/** A longer one is a sentence that somebody wrote where a name goes. */
const mostWords = 6;
/** Two initials in one word are in many words. */
const shortestGlued = 6;

/**
 * Finds the names of these people in a text; made once for many texts. A name or a part of one that several of them
 * bear has the label `shared`.
 */
export function nameFinder(people: readonly Labelled[], shared: string): (text: string) => FoundName[] {
  const wholes = new Map<string, KnownName>();
  const parts = new Map<string, KnownName>();
  const sizes = new Set<number>();
  for (const { name, label } of people)
    for (const spelling of new Set([foldWords(name), foldWords(spellOut(name))].map((one) => one.join(' '))))
      learn(spelling === '' ? [] : spelling.split(' '), foldedParts(name, spelling), label);
  if (wholes.size === 0) return () => [];
  // A text has the same words again and again.
  const folded = new Map<string, string>();
  const names: KnownNames = {
    sizes: [...sizes].toSorted((one, other) => other - one),
    findWhole: (words) => wholes.get(words.map(fold).join(' ')),
    findPart: (word) => parts.get(fold(word)),
  };
  return (text) => findNames(text, names);

  function fold(word: string): string {
    const known = folded.get(word);
    if (known !== undefined) return known;
    const own = foldName(word);
    folded.set(word, own);
    return own;
  }

  function learn(words: readonly string[], telling: readonly string[], label: string): void {
    const [only] = words;
    if (only === undefined) return;
    if (words.length === 1) add(wholes, only, { label, isFirst: true });
    for (const order of ordersOf(words, telling)) {
      sizes.add(order.length);
      add(wholes, order.join(' '), { label, isFirst: false });
      const glued = order.join('');
      if (glued.length >= shortestGlued) add(wholes, glued, { label, isFirst: false });
    }
    for (const part of telling) add(parts, part, { label, isFirst: part === telling[0] });
  }

  function add(labels: Map<string, KnownName>, name: string, { label, isFirst }: KnownName): void {
    const before = labels.get(name);
    const isShared = before !== undefined && before.label !== label;
    labels.set(name, { label: isShared ? shared : label, isFirst: isFirst || before?.isFirst === true });
  }
}

function foldWords(name: string): string[] {
  return wordsOf(name)
    .map(({ word }) => foldName(word).replaceAll(' ', ''))
    .filter((word) => word !== '');
}

/** The telling parts of a name, as this spelling of it has them. */
function foldedParts(name: string, spelling: string): string[] {
  const words = spelling.split(' ');
  return tellingParts(name)
    .flatMap((part) => [foldName(part), foldName(spellOut(part))])
    .filter((part) => words.includes(part));
}

/** All of it, what is between two of its telling parts, and the last name first. */
function ordersOf(words: readonly string[], telling: readonly string[]): string[][] {
  if (words.length < 2) return [];
  const orders = [[...words]];
  const [first] = telling;
  const last = telling.at(-1);
  if (words.length <= mostWords && first !== undefined && last !== undefined && first !== last) {
    for (const [from, word] of words.entries())
      for (let to = from + 2; to <= words.length; to += 1)
        if (telling.includes(word) && telling.includes(words[to - 1] ?? ''))
          orders.push(words.slice(from, to));
    orders.push([first, last], [last, first], [last, ...words.filter((word) => word !== last)]);
  }
  return orders;
}

import type { Finding } from './finding.ts';
import { findListed, withoutOverlaps } from './join-findings.ts';

export type Replacement = { readonly from: string; readonly to: string };

/**
 * Wherever the words are written as words of their own, the longest first: a name before a part of it. A label has
 * brackets of its own and is one wherever it is.
 */
export function replaceFound(text: string, changes: readonly Replacement[]): string {
  let replaced = '';
  let at = 0;
  for (const { start, end, to } of findChanges(text, changes)) {
    replaced += `${text.slice(at, start)}${to}`;
    at = end;
  }
  return replaced + text.slice(at);
}

export type ChangedPlace = Replacement & { readonly start: number; readonly end: number };

/** Where a text changes, from its beginning to its end. */
export function findChanges(text: string, changes: readonly Replacement[]): ChangedPlace[] {
  const places = withoutOverlaps(
    changes
      .toSorted((a, b) => b.from.length - a.from.length)
      .flatMap(({ from }) => (isLabel(from) ? findAnywhere(text, from) : findListed(text, [from]))),
  );
  const labels = new Map(changes.map(({ from, to }) => [from, to]));
  return places.map(({ text: from, start, end }) => ({ from, to: labels.get(from) ?? from, start, end }));
}

function isLabel(words: string): boolean {
  return words.startsWith('[') && words.endsWith(']');
}

function findAnywhere(text: string, words: string): Finding[] {
  const found: Finding[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length))
    found.push({ kind: 'person', text: words, start: at, end: at + words.length });
  return found;
}

import { personalKindNames, type PersonalKind } from './kinds.ts';

/** What a text shows in place of hidden words: the same for the same words, and nothing that it has already. */
export function nextLabel(kind: PersonalKind, isTaken: (label: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const label = `[${personalKindNames[kind]} ${number}]`;
    if (!isTaken(label)) return label;
  }
}

const label = new RegExp(`\\[(?:${Object.values(personalKindNames).join('|')})(?: \\d+)?\\]`, 'g');

/** Where a text has labels already: what they hide was found before. */
export function findLabels(text: string): { readonly start: number; readonly end: number }[] {
  return Array.from(text.matchAll(label), ({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
}

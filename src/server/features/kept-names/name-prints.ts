import { createHash } from 'node:crypto';
import { isTellingPart } from '#domain/people/name-finder.ts';
import { wordsOf } from '#domain/people/name-words.ts';

/** Of a part of a name, which alone says who it is, `words` is 0. */
export type NamePrint = { readonly print: Buffer; readonly words: number };

/** A longer one is a sentence that somebody wrote where a name goes. */
const mostWords = 6;

/** By what a name is known again once it is gone, whole and by its parts. */
export function printsOf(workspaceId: string, name: string): NamePrint[] {
  const words = wordsOf(name).map(({ word }) => word);
  if (words.length === 0 || words.length > mostWords) return [];
  return [
    { print: wholePrint(workspaceId, words), words: words.length },
    ...words.filter(isTellingPart).map((part) => ({ print: partPrint(workspaceId, part), words: 0 })),
  ];
}

export function wholePrint(workspaceId: string, words: readonly string[]): Buffer {
  return printOf(workspaceId, 'whole', words.join(' ').toLowerCase());
}

export function partPrint(workspaceId: string, part: string): Buffer {
  return printOf(workspaceId, 'part', part);
}

function printOf(...of: readonly string[]): Buffer {
  return createHash('sha256').update(of.join('\n')).digest();
}

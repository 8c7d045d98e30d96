import { createHash } from 'node:crypto';
import { foldName, spellOut } from '#domain/people/fold-name.ts';
import { wordsOf } from '#domain/people/name-words.ts';
import { tellingParts } from '#domain/people/telling-parts.ts';

/** Of a part of a name, which alone says who it is, `words` is 0. */
export type NamePrint = { readonly print: Buffer; readonly words: number };

/** A longer one is a sentence that somebody wrote where a name goes. */
const mostWords = 6;

/** By what a name is known again once it is gone, whole and by its parts. */
export function printsOf(workspaceId: string, name: string): NamePrint[] {
  const words = wordsOf(name).map(({ word }) => word);
  if (words.length === 0 || words.length > mostWords) return [];
  const wholes = new Set([words, words.map(spellOut)].map((one) => one.map(foldName).join(' ')));
  const parts = new Set(tellingParts(name).flatMap((part) => [foldName(part), foldName(spellOut(part))]));
  return [
    ...[...wholes].map((whole) => ({ print: printOf(workspaceId, 'whole', whole), words: words.length })),
    ...[...parts].map((part) => ({ print: printOf(workspaceId, 'part', part), words: 0 })),
  ];
}

/** What a whole name may have been kept by: the first prints were of names with their accents. */
export function wholePrints(workspaceId: string, words: readonly string[]): Buffer[] {
  const spellings = new Set([words.map(foldName).join(' '), words.join(' ').toLowerCase()]);
  return [...spellings].map((spelling) => printOf(workspaceId, 'whole', spelling));
}

/** The first prints were of parts as the name had them. */
export function partPrints(workspaceId: string, part: string): Buffer[] {
  const capitalised = part.slice(0, 1).toUpperCase() + part.slice(1).toLowerCase();
  const spellings = new Set([foldName(part), part, capitalised]);
  return [...spellings].map((spelling) => printOf(workspaceId, 'part', spelling));
}

function printOf(...of: readonly string[]): Buffer {
  return createHash('sha256').update(of.join('\n')).digest();
}

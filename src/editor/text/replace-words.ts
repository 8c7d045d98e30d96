import type { Transform } from '@tiptap/pm/transform';
import { findInDocument, replaceRanges } from './find-in-document.ts';

export type WordChange = { readonly from: string; readonly to: string };

/** Wherever the words are written as words of their own, the longest first: a name before a part of it. */
export function replaceWords(tr: Transform, changes: readonly WordChange[]): void {
  for (const { from, to } of changes.toSorted((a, b) => b.from.length - a.from.length))
    replaceRanges(tr, findInDocument(tr.doc, from, { matchCase: true, wholeWord: true }), to);
}

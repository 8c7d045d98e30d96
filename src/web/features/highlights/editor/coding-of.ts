import type { Editor } from '@tiptap/core';
import type { Coding } from '../model/coding.ts';

const codings = new WeakMap<Editor, Coding>();

/** For blocks of a document that show its highlights; null where nothing is coded. */
export function codingOf(editor: Editor): Coding | null {
  return codings.get(editor) ?? null;
}

export function tieCoding(editor: Editor, coding: Coding): void {
  codings.set(editor, coding);
}

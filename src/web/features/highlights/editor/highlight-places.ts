import type { Editor } from '@tiptap/react';
import type { Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { highlightsAt, rangesOfHighlights } from '#editor/annotations/highlights.ts';
import type { DocumentRange } from '#editor/text/find-in-document.ts';
import { asEditorNode } from '#web/kit/editor/extensions/schema-extensions.ts';
import type { Coding } from '../model/coding.ts';

/** The selected text without the space around it; null when there is none. */
export function selectedRange({ doc, selection }: EditorState): DocumentRange | null {
  return wordsIn(doc, selection);
}

/** The range without the space at its ends; null where only space is in it. */
export function wordsIn(doc: Node, range: DocumentRange): DocumentRange | null {
  let { from, to } = range;
  const isBlank = (position: number) => doc.textBetween(position, position + 1).trim() === '';
  while (from < to && isBlank(from)) from += 1;
  while (to > from && isBlank(to - 1)) to -= 1;
  return from < to ? { from, to } : null;
}

/** Those that a reader sees there, the shortest first: it is the one that was meant. */
export function shownHighlightsAt({ store }: Coding, editor: Editor, position: number): string[] {
  return highlightsAt(asEditorNode(editor.state.doc), position)
    .filter((id) => store.get(id))
    .sort((a, b) => (store.get(a)?.text.length ?? 0) - (store.get(b)?.text.length ?? 0));
}

export type PlacedHighlight = DocumentRange & { readonly id: string };

/** In the order of the text. */
export function placedHighlights({ store }: Coding, editor: Editor): PlacedHighlight[] {
  const ranges = rangesOfHighlights(asEditorNode(editor.state.doc));
  return [...ranges]
    .flatMap(([id, [first, ...rest]]) =>
      first && store.get(id) ? [{ id, from: first.from, to: (rest.at(-1) ?? first).to }] : [],
    )
    .sort((a, b) => a.from - b.from || a.to - b.to);
}

import type { Editor } from '@tiptap/react';

type Shown = { readonly kind: string; readonly id: string };

/** Cards where the caret is, and the caret below them: what is typed next must not take the place of a card. */
export function insertCards(editor: Editor, items: readonly Shown[]): void {
  const cards = items.map(({ kind, id }) => ({ type: 'referenceCard', attrs: { kind, id } }));
  editor
    .chain()
    .focus()
    .insertContent([...cards, { type: 'paragraph' }])
    .run();
}

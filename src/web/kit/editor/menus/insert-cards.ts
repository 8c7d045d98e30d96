import type { Editor } from '@tiptap/react';
import { insertBlocks } from '../extensions/line-below.ts';

type Shown = { readonly kind: string; readonly id: string };

/** Cards where the caret is, and the caret below them: what is typed next must not take the place of a card. */
export function insertCards(editor: Editor, items: readonly Shown[]): void {
  const type = editor.schema.nodes['referenceCard'];
  if (!type) return;
  const cards = items.map((attrs) => type.create(attrs));
  editor
    .chain()
    .focus()
    .command(({ tr }) => insertBlocks(tr, cards))
    .run();
}

import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

const hint = 'Write, paste, or press / for blocks';

/** Looks at the block with the cursor only: the usual placeholder walks the whole document at every key. */
export const EmptyHint = Extension.create({
  name: 'emptyHint',
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          decorations({ doc, selection }) {
            const isEmpty =
              doc.childCount === 1 && doc.firstChild?.isTextblock === true && doc.content.size <= 2;
            if (isEmpty) return hintAt(doc, 0, editor.isEditable ? hint : 'No content');
            const { $head, empty } = selection;
            if (!editor.isEditable || !empty || $head.depth !== 1 || $head.parent.content.size > 0)
              return null;
            if ($head.parent.type.name !== 'paragraph' || !editor.isFocused) return null;
            return hintAt(doc, $head.before(), 'Press / for blocks');
          },
        },
      }),
    ];
  },
});

function hintAt(
  doc: Parameters<typeof DecorationSet.create>[0],
  position: number,
  text: string,
): DecorationSet {
  const node = doc.nodeAt(position);
  if (!node) return DecorationSet.empty;
  return DecorationSet.create(doc, [
    Decoration.node(position, position + node.nodeSize, { class: 'is-empty', 'data-hint': text }),
  ]);
}

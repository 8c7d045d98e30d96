import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/**
 * In a long document, blocks out of sight are not laid out. A block that has just been made counts as out of sight
 * until the next frame, and the browser loses the cursor in it: the block being written in is always laid out.
 */
export const CursorBlock = Extension.create({
  name: 'cursorBlock',
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          decorations({ doc, selection: { $head } }) {
            if (!isLong(doc.childCount) || $head.depth === 0) return null;
            const from = $head.before(1);
            return DecorationSet.create(doc, [Decoration.node(from, $head.after(1), { class: 'at-cursor' })]);
          },
        },
      }),
    ];
  },
});

const longFrom = 150;

export function isLong(blocks: number): boolean {
  return blocks >= longFrom;
}

import type { Editor } from '@tiptap/core';
import { DragHandle } from '@tiptap/extension-drag-handle';
import { TextSelection } from '@tiptap/pm/state';
import { editorKey } from '#web/kit/keys/pressed-keys.ts';
import { editorShortcuts } from '../shortcuts.ts';

const dots =
  '<svg width="14" height="14" viewBox="0 0 14 14" fill="currentColor" aria-hidden="true"><circle cx="4.5" cy="3" r="1.2"/><circle cx="9.5" cy="3" r="1.2"/><circle cx="4.5" cy="7" r="1.2"/><circle cx="9.5" cy="7" r="1.2"/><circle cx="4.5" cy="11" r="1.2"/><circle cx="9.5" cy="11" r="1.2"/></svg>';

/** Appears left of the block under the pointer; dragging it moves the block. By keyboard: Alt with an arrow. */
export const BlockHandle = DragHandle.extend({
  addKeyboardShortcuts() {
    return {
      [editorKey(editorShortcuts.moveBlockUp)]: ({ editor }) => moveBlock(editor, -1),
      [editorKey(editorShortcuts.moveBlockDown)]: ({ editor }) => moveBlock(editor, 1),
    };
  },
}).configure({
  computePositionConfig: { placement: 'left-start', strategy: 'absolute' },
  render() {
    const handle = document.createElement('div');
    handle.className = 'block-handle';
    handle.title = 'Drag to move';
    handle.innerHTML = dots;
    return handle;
  },
});

function moveBlock({ state, view }: Editor, step: 1 | -1): boolean {
  const { $from, $to, anchor, head } = state.selection;
  const range = $from.blockRange($to, (parent) => parent.type.name === 'doc');
  if (!range) return false;
  const sibling = state.doc.maybeChild(step === -1 ? range.startIndex - 1 : range.endIndex);
  if (!sibling) return true;
  const size = sibling.nodeSize;
  const { tr } = state;
  if (step === -1) tr.insert(range.end, sibling).delete(range.start - size, range.start);
  else tr.delete(range.end, range.end + size).insert(range.start, sibling);
  const selection = TextSelection.between(
    tr.doc.resolve(anchor + step * size),
    tr.doc.resolve(head + step * size),
  );
  view.dispatch(tr.setSelection(selection).scrollIntoView());
  return true;
}

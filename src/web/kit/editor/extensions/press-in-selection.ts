import { Extension } from '@tiptap/core';
import { NodeSelection, Plugin, Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/**
 * Who drags over words that are selected already wants others of them. The browser would carry the selected ones to
 * where the pointer is released, which tears a quote apart without anybody meaning it. Blocks move by their handle.
 */
export const PressInSelection = Extension.create({
  name: 'pressInSelection',
  addProseMirrorPlugins: () => [
    new Plugin({ props: { handleDOMEvents: { mousedown: (view, event) => collapseUnder(view, event) } } }),
  ],
});

/** Before the browser decides whether the press may carry something. */
function collapseUnder(view: EditorView, event: MouseEvent): false {
  const { selection, doc, tr } = view.state;
  const isPlain = event.button === 0 && event.detail === 1 && !event.shiftKey && !event.ctrlKey;
  if (!isPlain || selection.empty || selection instanceof NodeSelection || isOwnPiece(view, event))
    return false;
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (!place || place.pos < selection.from || place.pos > selection.to) return false;
  view.dispatch(tr.setSelection(Selection.near(doc.resolve(place.pos))));
  return false;
}

/** Cards, controls and other things in the text that have presses of their own. */
function isOwnPiece(view: EditorView, { target }: MouseEvent): boolean {
  const piece =
    target instanceof Element ? target.closest('[contenteditable=false], [draggable=true]') : null;
  return piece !== null && piece !== view.dom && view.dom.contains(piece);
}

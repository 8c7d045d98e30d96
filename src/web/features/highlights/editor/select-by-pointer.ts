import type { EditorView } from '@tiptap/pm/view';

/** Tells when somebody has selected text with the pointer. */
export function followPointer(view: EditorView, onSelected: () => void): () => void {
  let isSelecting = false;
  const tell = () => {
    // The browser reports the new selection after the release.
    setTimeout(() => {
      if (!view.isDestroyed && !view.state.selection.empty && view.hasFocus()) onSelected();
    });
  };
  const onDown = (event: PointerEvent) => {
    isSelecting = event.button === 0 && event.target instanceof Node && view.dom.contains(event.target);
  };
  const onUp = () => {
    if (isSelecting) tell();
    isSelecting = false;
  };
  // What becomes a drag or a scroll is never released, and the next release is of something else.
  const onCancel = () => {
    isSelecting = false;
  };
  document.addEventListener('pointerdown', onDown);
  document.addEventListener('pointerup', onUp);
  document.addEventListener('pointercancel', onCancel);
  return () => {
    document.removeEventListener('pointerdown', onDown);
    document.removeEventListener('pointerup', onUp);
    document.removeEventListener('pointercancel', onCancel);
  };
}

import { isPressed } from '#web/kit/keys/pressed-keys.ts';
import { editorShortcuts } from '../shortcuts.ts';
import { posToDOMRect, type Editor } from '@tiptap/react';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { useEffect, useRef, useState, type RefObject } from 'react';

export type Place = { left: number; top: number };

const margin = 8;
/** With every tool; before it is there nobody has measured it. */
const assumed = { width: 424, height: 36 };

/** Where the toolbar of the selection stands; null while there is nothing to style. */
export function useSelectionPlace(
  editor: Editor,
  isHeld: boolean,
): { place: Place | null; bar: RefObject<HTMLDivElement | null> } {
  const bar = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);

  useEffect(() => {
    let frame = 0;
    let isPointerDown = false;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (editor.isDestroyed) return;
        const isOwn = bar.current?.contains(document.activeElement) === true || hasOpenMenu();
        const isShown = isStyleable(editor) && !isPointerDown && (editor.isFocused || isOwn || isHeld);
        setPlace((before) => (isShown ? same(before, placeOf(editor, bar.current)) : null));
      });
    };
    const onDown = (event: PointerEvent) => {
      isPointerDown = event.target instanceof Node && editor.view.dom.contains(event.target);
      if (isPointerDown) measure();
    };
    const onUp = () => {
      isPointerDown = false;
      measure();
    };
    const enter = (event: KeyboardEvent) => {
      if (isPressed(editorShortcuts.enterToolbar, event))
        bar.current?.querySelector<HTMLElement>('button, input')?.focus();
    };
    measure();
    editor.on('selectionUpdate', measure);
    editor.on('focus', measure);
    editor.on('blur', measure);
    document.addEventListener('pointerdown', onDown);
    document.addEventListener('pointerup', onUp);
    // What becomes a drag or a scroll is never released.
    document.addEventListener('pointercancel', onUp);
    document.addEventListener('keydown', enter);
    addEventListener('scroll', measure, { capture: true, passive: true });
    addEventListener('resize', measure);
    return () => {
      cancelAnimationFrame(frame);
      editor.off('selectionUpdate', measure);
      editor.off('focus', measure);
      editor.off('blur', measure);
      document.removeEventListener('pointerdown', onDown);
      document.removeEventListener('pointerup', onUp);
      document.removeEventListener('pointercancel', onUp);
      document.removeEventListener('keydown', enter);
      removeEventListener('scroll', measure, { capture: true });
      removeEventListener('resize', measure);
    };
  }, [editor, isHeld]);

  return { place, bar };
}

function isStyleable({ state }: Editor): boolean {
  const { selection, doc } = state;
  if (selection.empty || selection instanceof NodeSelection) return false;
  return (
    !(selection instanceof TextSelection) || doc.textBetween(selection.from, selection.to, ' ').trim() !== ''
  );
}

function placeOf(editor: Editor, bar: HTMLElement | null): Place {
  const { from, to } = editor.state.selection;
  const rect = posToDOMRect(editor.view, from, to);
  const width = bar?.offsetWidth ?? Math.min(assumed.width, innerWidth - 2 * margin);
  const height = bar?.offsetHeight ?? assumed.height;
  const above = rect.top - height - margin;
  const top = above > margin + 44 ? above : Math.min(rect.bottom + margin, innerHeight - height - margin);
  const left = Math.max(margin, Math.min(rect.left, innerWidth - width - margin));
  return { left: Math.round(left), top: Math.round(top) };
}

function same(before: Place | null, next: Place): Place {
  return before?.left === next.left && before.top === next.top ? before : next;
}

/** The menus of the toolbar hold the focus while they are open. */
function hasOpenMenu(): boolean {
  return document.activeElement?.closest('[role=menu]') !== null && document.activeElement !== null;
}

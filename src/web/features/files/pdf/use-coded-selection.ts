import { useEffect, useEffectEvent, type RefObject } from 'react';
import { type Coding, codingShortcuts, createPdfHighlight } from '#web/features/highlights/index.ts';
import { isPressed } from '#web/kit/keys/pressed-keys.ts';
import { readSelection, type SelectedAreas } from './read-selection.ts';

type Asked = {
  scroller: RefObject<HTMLElement | null>;
  fileId: string;
  /** Null where nothing may be marked. */
  coding: Coding | null;
  onSelected: (selected: SelectedAreas) => void;
};

/**
 * Selected words are marked as in a text that is being coded: the pointer opens the tags or paints, H opens them, a
 * digit gives one of the last used. Nothing can be written on a page, so single keys are always free.
 */
export function useCodedSelection({ scroller, fileId, coding, onSelected }: Asked): void {
  const code = useEffectEvent((recent: number | null): boolean => {
    const selected = coding && readSelection(scroller.current, fileId);
    if (!selected || selected.text === '') return false;
    const { armed } = coding.view.get();
    const tag = recent === null ? armed : coding.tags.recent()[recent];
    if (recent !== null && !tag) return true;
    if (!tag) onSelected(selected);
    else {
      createPdfHighlight(coding, { ...selected, tags: [tag], create: [] });
      getSelection()?.removeAllRanges();
    }
    return true;
  });
  useEffect(() => {
    const on = new AbortController();
    let isSelecting = false;
    document.addEventListener(
      'pointerdown',
      ({ button, target }) => {
        isSelecting = button === 0 && target instanceof Node && scroller.current?.contains(target) === true;
      },
      { signal: on.signal },
    );
    document.addEventListener(
      'pointerup',
      () => {
        // The browser reports the new selection after the release.
        if (isSelecting) setTimeout(() => isInside(scroller.current) && code(null));
        isSelecting = false;
      },
      { signal: on.signal },
    );
    addEventListener(
      'keydown',
      (event) => {
        const ask = recentOf(event);
        if (ask === undefined || !isInside(scroller.current) || isWriting(event.target) || !code(ask)) return;
        event.preventDefault();
        event.stopPropagation();
      },
      // Before the text around the pages, which would take the letter.
      { capture: true, signal: on.signal },
    );
    return () => on.abort();
  }, [scroller]);
}

/** The place of a recent tag; null asks for the choice. Undefined: a key of somebody else. */
function recentOf(event: KeyboardEvent): number | null | undefined {
  const { code, codeInMode, recentTag } = codingShortcuts;
  if (isPressed(code, event) || isPressed(codeInMode, event)) return null;
  return isPressed(recentTag, event) ? Number(event.key) - 1 : undefined;
}

function isInside(scroller: HTMLElement | null): boolean {
  const selection = getSelection();
  return (
    selection !== null &&
    !selection.isCollapsed &&
    scroller?.contains(selection.anchorNode) === true &&
    selection.toString().trim() !== ''
  );
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}

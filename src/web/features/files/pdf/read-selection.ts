import { useEffect, useState, type RefObject } from 'react';
import type { PdfArea } from '#domain/highlights/pdf-area.ts';
import { joinLines, shareOf } from './areas.ts';

export type SelectedAreas = { areas: readonly PdfArea[]; text: string; rect: DOMRect; selection: Range };

/** Whether words of these pages are selected. */
export function useHasSelection(scroller: RefObject<HTMLElement | null>): boolean {
  const [hasSelection, setSelection] = useState(false);
  useEffect(() => {
    const look = () => {
      const selection = getSelection();
      const isInside =
        selection !== null &&
        !selection.isCollapsed &&
        scroller.current?.contains(selection.anchorNode) === true &&
        selection.toString().trim() !== '';
      setSelection(isInside);
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [scroller]);
  return hasSelection;
}

/** The selected words as areas of their pages, a line each. */
export function readSelection(scroller: HTMLElement | null, fileId: string): SelectedAreas | null {
  const selection = getSelection();
  if (!scroller || !selection || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const boxes = [...range.getClientRects()];
  const pages = [...scroller.querySelectorAll<HTMLElement>('[data-page]')];
  const areas = pages.flatMap((node) => {
    const page = node.getBoundingClientRect();
    const on = boxes.filter((box) => {
      const middle = box.top + box.height / 2;
      // A box as large as the page is the page itself, not its words.
      return middle >= page.top && middle <= page.bottom && box.height < page.height / 2;
    });
    return joinLines(on).map((box) => ({
      page: Number(node.dataset['page']),
      fileId,
      ...shareOf(page, box),
    }));
  });
  const text = selection.toString().replaceAll(/\s+/g, ' ').trim();
  return areas.length === 0
    ? null
    : { areas, text, rect: range.getBoundingClientRect(), selection: range.cloneRange() };
}

/** The words whose middle is in a box of the screen. */
export function textInside(
  page: HTMLElement | null,
  box: { left: number; top: number; width: number; height: number },
): string {
  const words = [...(page?.querySelectorAll<HTMLElement>('[data-words] span') ?? [])].filter((span) => {
    const { left, top, width, height } = span.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return (
      span.childElementCount === 0 &&
      x >= box.left &&
      x <= box.left + box.width &&
      y >= box.top &&
      y <= box.top + box.height
    );
  });
  return words
    .map((span) => span.textContent)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

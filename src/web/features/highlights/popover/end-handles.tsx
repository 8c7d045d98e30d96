import type { Editor } from '@tiptap/react';
import { useEffect, useState, type PointerEvent } from 'react';
import { createPortal } from 'react-dom';
import type { DocumentRange } from '#editor/text/find-in-document.ts';
import type { Coding } from '../model/coding.ts';
import classes from './popover.module.css';
import type { MovingEnds } from './use-moving-ends.ts';

export type EndHandlesProps = { coding: Coding; editor: Editor; id: string; moving: MovingEnds };

/** At both ends of the open highlight. By keyboard: s or e, then the arrows. */
export function EndHandles({ coding, editor, moving }: EndHandlesProps) {
  useRedrawOnScroll();
  const range = moving.range();
  if (!range) return null;

  function onPointerMove(event: PointerEvent<HTMLElement>, end: 'start' | 'end') {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const found = editor.view.posAtCoords({ left: event.clientX, top: event.clientY });
    const now = moving.range();
    if (!found || !now || !editor.state.doc.resolve(found.pos).parent.isTextblock) return;
    const next = withEnd(now, end, found.pos);
    if (next) moving.drag(next);
  }

  return createPortal(
    (['start', 'end'] as const).map((end) => {
      const at = editor.view.coordsAtPos(end === 'start' ? range.from : range.to, end === 'start' ? 1 : -1);
      return (
        <button
          key={end}
          type="button"
          data-coding-keep
          data-end={end}
          tabIndex={-1}
          aria-label={end === 'start' ? 'Drag the start of the highlight' : 'Drag the end of the highlight'}
          className={classes.handle}
          style={{ left: at.left, top: at.top, height: at.bottom - at.top }}
          onPointerDown={(event) => {
            event.preventDefault();
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={(event) => onPointerMove(event, end)}
          onPointerUp={(event) => {
            event.currentTarget.releasePointerCapture(event.pointerId);
            moving.commit();
            coding.view.set({});
          }}
        />
      );
    }),
    document.body,
  );
}

function withEnd(range: DocumentRange, end: 'start' | 'end', position: number): DocumentRange | null {
  const next = end === 'start' ? { ...range, from: position } : { ...range, to: position };
  return next.from < next.to ? next : null;
}

function useRedrawOnScroll(): void {
  const [, redraw] = useState(0);
  useEffect(() => {
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => redraw((count) => count + 1));
    };
    addEventListener('scroll', later, { capture: true, passive: true });
    addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', later, { capture: true });
      removeEventListener('resize', later);
    };
  }, []);
}

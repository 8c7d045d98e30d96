import { useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { smallestShare } from '#editor/nodes/image.ts';
import { fitShare, stepShare } from './picture-shape.ts';
import classes from './picture.module.css';

export type ResizeHandleProps = {
  /** The picture; what it is in has the width of the text. */
  frame: RefObject<HTMLElement | null>;
  share: number | null;
  /** As it is drawn now, also while it is dragged. */
  shown: number | null;
  /** While it is dragged; null when it is over. */
  onDrag: (share: number | null) => void;
  onResize: (share: number) => void;
};

/** At the right edge of a picture: dragged, or moved by the arrow keys. */
export function ResizeHandle({ frame, share, shown, onDrag, onResize }: ResizeHandleProps) {
  /** Not a state: the pointer may be let go before the last move is drawn. */
  const dragged = useRef<number | null>(null);

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const room = frame.current?.parentElement?.getBoundingClientRect();
    if (!room) return;
    const next = fitShare(((event.clientX - room.left) / room.width) * 100);
    dragged.current = next;
    onDrag(next);
  }

  function end() {
    if (dragged.current !== null) onResize(dragged.current);
    dragged.current = null;
    onDrag(null);
  }

  function onKeyDown(event: KeyboardEvent) {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const edge = { Home: smallestShare, End: 100 }[event.key];
    if (direction === undefined && edge === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onResize(edge ?? stepShare(share ?? shownShare(frame.current), direction === 1 ? 1 : -1));
  }

  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input can't lie along the edge of a picture
      role="slider"
      tabIndex={0}
      aria-label="Image width"
      aria-valuemin={smallestShare}
      aria-valuemax={100}
      aria-valuenow={shown ?? 100}
      aria-valuetext={shown === null ? 'Original size' : `${shown}% of the text`}
      className={classes.handle}
      // Else the browser would drag the whole picture to another place.
      draggable
      onDragStart={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={onKeyDown}
    />
  );
}

function shownShare(picture: HTMLElement | null): number {
  const room = picture?.parentElement?.clientWidth ?? 0;
  return picture && room > 0 ? fitShare((picture.clientWidth / room) * 100) : 100;
}

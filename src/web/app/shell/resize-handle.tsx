import type { KeyboardEvent, PointerEvent } from 'react';
import classes from './sidebar.module.css';

const smallest = 200;
const largest = 400;
const step = 16;

export type ResizeHandleProps = {
  width: number;
  initial: number;
  onResize: (width: number) => void;
  onDone: (width: number) => void;
};

/** Drag, arrow keys, or double-click for the usual width. */
export function ResizeHandle({ width, initial, onResize, onDone }: ResizeHandleProps) {
  function drag(event: PointerEvent<HTMLDivElement>) {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onResize(clamp(event.clientX));
  }

  function onKeyDown(event: KeyboardEvent) {
    const change = { ArrowLeft: -step, ArrowRight: step }[event.key];
    if (change === undefined) return;
    event.preventDefault();
    set(width + change);
  }

  function set(next: number) {
    onResize(clamp(next));
    onDone(clamp(next));
  }

  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an hr can't be operated; this one has a value
      role="separator"
      aria-label="Sidebar width"
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={smallest}
      aria-valuemax={largest}
      tabIndex={0}
      className={classes.handle}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onPointerUp={() => onDone(width)}
      onDoubleClick={() => set(initial)}
      onKeyDown={onKeyDown}
    />
  );
}

function clamp(width: number): number {
  return Math.round(Math.min(largest, Math.max(smallest, width)));
}

import { useEffect, useRef, type PointerEvent } from 'react';
import classes from './player.module.css';
import type { TimelineRange as Range } from './timeline-mark.ts';
import { TrimHandle } from './trim-handle.tsx';

export type TimelineRangeProps = { range: Range; duration: number; onRange: (range: Range) => void };

const shortest = 0.5;

/** A range that is being marked: drawn on the line, or its ends dragged or moved by the arrow keys. */
export function TimelineRange({ range, duration, onRange }: TimelineRangeProps) {
  const { from, to } = range;
  const line = useRef<HTMLDivElement>(null);
  const drawnFrom = useRef<number | null>(null);
  const share = (seconds: number) => (duration > 0 ? Math.min(100, (100 * seconds) / duration) : 0);
  useEffect(() => line.current?.querySelector<HTMLElement>('[role=slider]')?.focus(), []);

  function timeAt({ clientX }: PointerEvent): number {
    const box = line.current?.getBoundingClientRect();
    if (!box || box.width === 0) return 0;
    return Math.min(1, Math.max(0, (clientX - box.left) / box.width)) * duration;
  }

  function begin(event: PointerEvent<HTMLDivElement>) {
    // Its handles are dragged by themselves.
    if (event.target instanceof Element && event.target.closest('[role=slider]')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drawnFrom.current = timeAt(event);
  }

  function draw(event: PointerEvent) {
    const start = drawnFrom.current;
    if (start === null) return;
    const now = timeAt(event);
    if (Math.abs(now - start) >= shortest) onRange({ from: Math.min(start, now), to: Math.max(start, now) });
  }

  const end = () => {
    drawnFrom.current = null;
  };

  return (
    <div
      ref={line}
      role="presentation"
      className={classes.ranging}
      onPointerDown={begin}
      onPointerMove={draw}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <ul className={classes.marks} aria-label="Range to redact">
        <li
          className={classes.marked}
          style={{ left: `${share(from)}%`, width: `${share(to) - share(from)}%` }}
        >
          <TrimHandle
            label="Start of the range"
            value={from}
            least={0}
            most={to}
            duration={duration}
            onMove={(at) => onRange({ from: at, to })}
            onDone={noop}
          />
          <TrimHandle
            label="End of the range"
            value={to}
            least={from}
            most={duration}
            duration={duration}
            isEnd
            onMove={(at) => onRange({ from, to: at })}
            onDone={noop}
          />
        </li>
      </ul>
    </div>
  );
}

function noop(): void {}

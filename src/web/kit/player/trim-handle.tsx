/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an input has one end, a part of the line has two */
import { useEffect, useEffectEvent, useRef, type PointerEvent } from 'react';
import { formatTime } from '#editor/transcript/format-time.ts';
import classes from './player.module.css';

export type TrimHandleProps = {
  label: string;
  value: number;
  /** Between these ends, in seconds. */
  least: number;
  most: number;
  duration: number;
  isEnd?: boolean;
  onMove: (at: number) => void;
  /** It was let go. */
  onDone: () => void;
};

const step = 0.5;
const shortest = 0.5;

/** One end of a part of the timeline: dragged, or moved half a second by an arrow. */
export function TrimHandle(props: TrimHandleProps) {
  const { label, value, least, most, duration, isEnd = false, onMove, onDone } = props;
  const handle = useRef<HTMLSpanElement>(null);
  const line = useRef<DOMRect | null>(null);
  const [lowest, highest] = isEnd ? [least + shortest, most] : [least, most - shortest];
  const hold = (at: number) => onMove(Math.round(Math.min(highest, Math.max(lowest, at)) * 100) / 100);

  function drag({ clientX }: PointerEvent) {
    const box = line.current;
    if (box && box.width > 0) hold(((clientX - box.left) / box.width) * duration);
  }

  function letGo() {
    line.current = null;
    onDone();
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const by = { ArrowLeft: -step, ArrowRight: step }[event.key];
    if (by === undefined) return;
    // The player's own arrows would jump by five seconds.
    event.stopPropagation();
    event.preventDefault();
    hold(value + by);
  });
  useEffect(() => {
    const node = handle.current;
    // The player stops keys before React's own listeners hear of them.
    const onKey = (event: KeyboardEvent) => press(event);
    node?.addEventListener('keydown', onKey);
    return () => node?.removeEventListener('keydown', onKey);
  }, []);

  return (
    <span
      ref={handle}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={lowest}
      aria-valuemax={highest}
      aria-valuenow={value}
      aria-valuetext={formatTime(value)}
      className={classes.handle}
      data-end={isEnd || undefined}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.focus();
        event.currentTarget.setPointerCapture(event.pointerId);
        line.current = event.currentTarget.closest('ul')?.getBoundingClientRect() ?? null;
      }}
      onPointerMove={(event) => line.current && drag(event)}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onKeyUp={({ key }) => (key === 'ArrowLeft' || key === 'ArrowRight') && onDone()}
    />
  );
}

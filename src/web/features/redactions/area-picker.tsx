import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import type { RedactionArea } from '#domain/media/redaction-area.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { areaBetween, moveArea, resizeArea, type AreaPoint } from './area-edit.ts';
import type { PictureSize } from './redaction-preview.tsx';
import classes from './redactions.module.css';

type AreaPickerProps = {
  area: RedactionArea;
  onChange: (area: RedactionArea) => void;
  /** Of the recording. */
  size: PictureSize;
  /** The picture. */
  children: ReactNode;
};

const step = 0.01;
/** Of the longer side, in pixels. */
const longest = 320;
const arrows: Readonly<Record<string, AreaPoint>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};
const sides = [
  { key: 'x', label: 'Left, %' },
  { key: 'y', label: 'Top, %' },
  { key: 'width', label: 'Width, %' },
  { key: 'height', label: 'Height, %' },
] as const;

/** An area of a picture: drawn over it, dragged, moved by the arrow keys, or typed. */
export function AreaPicker({ area, onChange, size, children }: AreaPickerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drag = useRef<{ from: AreaPoint; moved: RedactionArea | null } | null>(null);

  function pointAt({ clientX, clientY }: PointerEvent): AreaPoint {
    const box = frame.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return { x: 0, y: 0 };
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
  }

  function begin(event: PointerEvent<HTMLDivElement>) {
    const isOnBox = event.target instanceof Element && event.target.closest('button') !== null;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: pointAt(event), moved: isOnBox ? area : null };
  }

  function go(event: PointerEvent) {
    if (!drag.current) return;
    const { from, moved } = drag.current;
    const to = pointAt(event);
    const next = moved ? moveArea(moved, { x: to.x - from.x, y: to.y - from.y }) : areaBetween(from, to);
    if (next) onChange(next);
  }

  function press(event: KeyboardEvent) {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    onChange(event.shiftKey ? resizeArea(area, by) : moveArea(area, by));
  }

  const end = () => {
    drag.current = null;
  };

  return (
    <div className={classes.area}>
      <div
        ref={frame}
        role="presentation"
        className={classes.frame}
        style={{
          aspectRatio: `${size.width} / ${size.height}`,
          width: `min(100%, ${Math.round(longest * Math.min(1, size.width / size.height))}px)`,
        }}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {children}
        <button
          type="button"
          className={classes.box}
          aria-label="Area to hide. Arrow keys move it, Shift and arrow keys resize it."
          style={{
            left: percent(area.x),
            top: percent(area.y),
            width: percent(area.width),
            height: percent(area.height),
          }}
          onKeyDown={press}
        />
      </div>
      <div className={classes.sides}>
        {sides.map(({ key, label }) => (
          <TextField
            key={key}
            label={label}
            type="number"
            min={0}
            max={100}
            step={0.1}
            value={String(Math.round(area[key] * 1000) / 10)}
            onChange={(event) => onChange({ ...area, [key]: Number(event.target.value) / 100 })}
          />
        ))}
      </div>
    </div>
  );
}

function percent(share: number): string {
  return `${share * 100}%`;
}

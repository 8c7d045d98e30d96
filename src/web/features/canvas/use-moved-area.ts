import { useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';

export type AreaPlace = { readonly x: number; readonly y: number };

const arrows: Readonly<Record<string, AreaPlace>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const step = 24;

/** An area that is dragged, or moved by arrow keys, inside what is around it. `onPlace` hears of each place it is left at. */
export function useMovedArea(
  area: RefObject<HTMLElement | null>,
  place: AreaPlace | null,
  onPlace: (place: AreaPlace) => void,
) {
  const [held, setHeld] = useState<{ at: AreaPlace | null; grip: AreaPlace } | null>(null);

  function inside({ x, y }: AreaPlace): AreaPlace {
    const [own, around] = [area.current, area.current?.offsetParent];
    if (!own || !around) return { x, y };
    const within = (value: number, most: number) => Math.round(Math.max(0, Math.min(value, most)));
    return {
      x: within(x, around.clientWidth - own.offsetWidth),
      y: within(y, around.clientHeight - step * 4),
    };
  }

  function now(): AreaPlace {
    return { x: area.current?.offsetLeft ?? 0, y: area.current?.offsetTop ?? 0 };
  }

  const grip = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const at = now();
      setHeld({ at: null, grip: { x: event.clientX - at.x, y: event.clientY - at.y } });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!held) return;
      const at = inside({ x: event.clientX - held.grip.x, y: event.clientY - held.grip.y });
      setHeld({ ...held, at });
    },
    onPointerUp: () => {
      // A press that did not move leaves it where it was.
      if (held?.at) onPlace(held.at);
      setHeld(null);
    },
    onPointerCancel: () => setHeld(null),
    onKeyDown: (event: KeyboardEvent) => {
      const arrow = arrows[event.key];
      if (!arrow) return;
      event.preventDefault();
      const { x, y } = now();
      onPlace(inside({ x: x + arrow.x * step, y: y + arrow.y * step }));
    },
  };
  return { at: held?.at ?? place, grip };
}

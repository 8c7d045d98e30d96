import { useEffect, useRef, type RefObject } from 'react';

export type Point = { readonly x: number; readonly y: number };

/** Where the pointer is on screen: what the drag itself reports is shifted by every column that scrolls meanwhile. */
export function useDragPointer(isDragging: boolean): RefObject<Point | null> {
  const point = useRef<Point | null>(null);
  useEffect(() => {
    const see = (event: MouseEvent | TouchEvent) => {
      const at = 'touches' in event ? event.touches[0] : event;
      if (at) point.current = { x: at.clientX, y: at.clientY };
    };
    const options = { capture: true, passive: true };
    if (isDragging) {
      addEventListener('mousemove', see, options);
      addEventListener('touchmove', see, options);
    }
    return () => {
      removeEventListener('mousemove', see, options);
      removeEventListener('touchmove', see, options);
    };
  }, [isDragging]);
  return point;
}

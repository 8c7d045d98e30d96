import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

export type FloatingPlace = { left: number; top: number };

const margin = 8;

/** Below what it belongs to, or above where there is no room; it follows when the page scrolls. */
export function useFloating(rectOf: () => DOMRect | null): {
  place: FloatingPlace | null;
  panel: RefObject<HTMLDivElement | null>;
} {
  const panel = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<FloatingPlace | null>(null);
  const measure = useEffectEvent(() => {
    const [rect, element] = [rectOf(), panel.current];
    if (!rect || !element) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    const below = rect.bottom + margin;
    const top = below + height <= innerHeight - margin ? below : Math.max(margin, rect.top - height - margin);
    const left = Math.max(margin, Math.min(rect.left, innerWidth - width - margin));
    setPlace((before) =>
      before?.left === left && before.top === top ? before : { left: Math.round(left), top: Math.round(top) },
    );
  });
  useLayoutEffect(() => {
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => measure());
    };
    measure();
    const resized = new ResizeObserver(later);
    if (panel.current) resized.observe(panel.current);
    addEventListener('scroll', later, { capture: true, passive: true });
    addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      removeEventListener('scroll', later, { capture: true });
      removeEventListener('resize', later);
    };
  }, []);
  return { place, panel };
}

import { useEffect, type RefObject } from 'react';

const lifts = new Map<object, number>();
/** Three messages are as high; a bar above that is not reached by them. */
const reach = 180;

/** Messages stand at the lower edge of the screen, and would cover a bar that stands there too. */
export function useLiftedToasts(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = bar.current;
    if (!isShown || !element) return undefined;
    let frame = 0;
    const measure = () => {
      const { top, bottom } = element.getBoundingClientRect();
      lift(bar, innerHeight - bottom < reach ? innerHeight - top : 0);
    };
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    measure();
    const resized = new ResizeObserver(later);
    resized.observe(element);
    addEventListener('scroll', later, { capture: true, passive: true });
    addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      removeEventListener('scroll', later, { capture: true });
      removeEventListener('resize', later);
      lift(bar, 0);
    };
  }, [bar, isShown]);
}

function lift(bar: object, by: number): void {
  if (by > 0) lifts.set(bar, by);
  else lifts.delete(bar);
  document.documentElement.style.setProperty('--toast-lift', `${Math.max(0, ...lifts.values())}px`);
}

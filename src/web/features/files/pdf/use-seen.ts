import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

/** Whether an element is near the part of its scroller that is looked at; `onShare` hears how much of it is. */
export function useSeen<E extends Element>(
  onShare?: (share: number) => void,
): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  const tell = useEffectEvent((share: number) => onShare?.(share));
  useEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    const root = node.closest('[data-scroller]');
    const near = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      root,
      rootMargin: '600px 0px',
    });
    const seen = new IntersectionObserver(([entry]) => tell(entry?.intersectionRect.height ?? 0), {
      root,
      threshold: [0, 0.1, 0.25, 0.5, 0.75, 1],
    });
    near.observe(node);
    seen.observe(node);
    return () => {
      near.disconnect();
      seen.disconnect();
    };
  }, []);
  return [element, isNear];
}

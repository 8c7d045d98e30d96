import { useEffect, useState, type RefObject } from 'react';

/** Whether somebody has scrolled past an element, and how high it was then: its place stays when it leaves the page's flow. */
export function usePassed(element: RefObject<HTMLElement | null>, isOn: boolean): { height: number } | null {
  const [passed, setPassed] = useState<{ height: number } | null>(null);
  useEffect(() => {
    const node = element.current;
    if (!node || !isOn) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      const { bottom, height } = entry.boundingClientRect;
      setPassed((before) => {
        if (entry.isIntersecting || bottom > 0.5 * innerHeight) return null;
        return before ?? { height };
      });
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [element, isOn]);
  return isOn ? passed : null;
}

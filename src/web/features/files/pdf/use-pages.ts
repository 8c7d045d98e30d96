import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { LoadedPdf } from './use-pdf.ts';

export type Pages = {
  scale: number;
  zoom: number;
  setZoom: (zoom: number) => void;
  current: number;
  setSeen: (page: number, height: number) => void;
  goTo: (page: number) => void;
};

const margin = 32;
const widest = 1.6;

/** How large the pages are and which one is looked at. */
export function usePages(
  scroller: RefObject<HTMLDivElement | null>,
  { first, count }: LoadedPdf,
  start: number | null,
): Pages {
  const [width, setWidth] = useState(0);
  const [zoom, setZoom] = useState(1);
  const [current, setCurrent] = useState(1);
  const seen = useRef(new Map<number, number>());
  const fitting = width === 0 ? 1 : Math.min(widest, Math.max(0.2, (width - margin) / first.width));

  useEffect(() => {
    const node = scroller.current;
    if (!node) return undefined;
    const observer = new ResizeObserver(() => setWidth(node.clientWidth));
    observer.observe(node);
    return () => observer.disconnect();
  }, [scroller]);

  const goTo = useCallback((page: number) => scrollToPage(scroller, page), [scroller]);
  const isMeasured = width > 0;
  useEffect(() => {
    if (isMeasured && start !== null) goTo(Math.min(start, count));
  }, [isMeasured, start, count, goTo]);

  const setSeen = useCallback((page: number, height: number) => {
    if (height > 0) seen.current.set(page, height);
    else seen.current.delete(page);
    const [most] = [...seen.current].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    if (most) setCurrent(most[0]);
  }, []);

  return {
    scale: fitting * zoom,
    zoom,
    setZoom: (next) => setZoom(Math.min(4, Math.max(0.4, next))),
    current,
    setSeen,
    goTo,
  };
}

function scrollToPage(scroller: RefObject<HTMLDivElement | null>, page: number): void {
  const node = scroller.current;
  const target = node?.querySelector<HTMLElement>(`[data-page="${page}"]`);
  if (node && target) node.scrollTo({ top: target.offsetTop - 12 });
}

import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { placePanel, type PanelPlace } from './place-panel.ts';

const margin = 8;
/** Bars of a mode: they say what keys do while a panel is open. */
const bars = '[data-coding-bar]';

/** At a place in the text, between the bars of the page; it follows when the page scrolls. */
export function useFloating(rectOf: () => DOMRect | null): {
  place: PanelPlace | null;
  panel: RefObject<HTMLDivElement | null>;
} {
  const panel = useRef<HTMLDivElement>(null);
  const tallest = useRef(0);
  const [place, setPlace] = useState<PanelPlace | null>(null);
  const measure = useEffectEvent(() => {
    const [rect, element] = [rectOf(), panel.current];
    if (!rect || !element) return;
    tallest.current = Math.max(tallest.current, element.offsetHeight);
    const size = { width: element.offsetWidth, height: tallest.current };
    setPlace((before) => {
      const next = placePanel({ rect, size, free: freeEdges(), before: before?.side ?? null });
      return before && isSame(before, next) ? before : next;
    });
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

function freeEdges() {
  const header = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header'));
  const tops = [...document.querySelectorAll(bars)].map((bar) => bar.getBoundingClientRect().top);
  return {
    left: margin,
    top: (header || 0) + margin,
    right: innerWidth - margin,
    bottom: Math.min(innerHeight, ...tops) - margin,
  };
}

function isSame(one: PanelPlace, other: PanelPlace): boolean {
  return (
    one.side === other.side &&
    one.left === other.left &&
    one.top === other.top &&
    one.maxHeight === other.maxHeight
  );
}

/** Where each history entry was scrolled to. Session storage, so that a reload comes back to the same place. */
const storageKey = 'hark.scroll';
const kept = 60;
const restoreMilliseconds = 2000;

let positions: Map<string, number> | undefined;
let scroller: HTMLElement | null = null;
let scrolledTo = 0;

export function setScroller(element: HTMLElement | null): void {
  scroller?.removeEventListener('scroll', follow);
  scroller = element;
  scrolledTo = 0;
  scroller?.addEventListener('scroll', follow, { passive: true });
}

/** Asked only when somebody leaves, the browser would first lay out a page that nobody sees again. */
function follow(): void {
  scrolledTo = scroller?.scrollTop ?? 0;
}

export function rememberScroll(key: string): void {
  if (!scroller) return;
  const map = load();
  map.delete(key);
  map.set(key, scrolledTo);
  const newest = [...map].slice(-kept);
  positions = new Map(newest);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(newest));
  } catch {
    // Storage refused: positions then live until the next reload.
  }
}

/** Content may still be loading: keeps trying while the page grows, and stops as soon as the person scrolls. */
export function restoreScroll(key: string): () => void {
  const element = scroller;
  if (!element) return () => {};
  const top = load().get(key) ?? 0;
  element.scrollTop = top;
  if (element.scrollTop >= top - 1) return () => {};

  const observer = new ResizeObserver(() => {
    element.scrollTop = top;
    if (element.scrollTop >= top - 1) stop();
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    element.removeEventListener('wheel', stop);
    element.removeEventListener('touchstart', stop);
  };
  const timer = setTimeout(stop, restoreMilliseconds);
  for (const child of element.children) observer.observe(child);
  element.addEventListener('wheel', stop, { passive: true, once: true });
  element.addEventListener('touchstart', stop, { passive: true, once: true });
  return stop;
}

function load(): Map<string, number> {
  positions ??= new Map(readStored());
  return positions;
}

function readStored(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}

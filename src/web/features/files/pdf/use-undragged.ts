import { useEffect, type RefObject } from 'react';

/** A block of a document can be dragged as a whole, which would keep anyone from selecting the words in it. */
export function useUndragged(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const within = area.current;
    const block = within?.closest<HTMLElement>('[draggable=true]');
    if (!within || !block) return undefined;
    const on = new AbortController();
    const hold = () => (block.draggable = false);
    const release = () => (block.draggable = true);
    within.addEventListener('pointerdown', hold, { signal: on.signal });
    for (const end of ['pointerup', 'pointercancel'])
      document.addEventListener(end, release, { signal: on.signal });
    return () => {
      on.abort();
      release();
    };
  }, [area]);
}

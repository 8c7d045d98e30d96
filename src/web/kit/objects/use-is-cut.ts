import { useEffect, useState } from 'react';

/** Whether words are hidden at the width that a clamped box has now. */
export function useIsCut(box: HTMLElement | null, isClamped: boolean): boolean {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    if (!box || !isClamped) return undefined;
    const observer = new ResizeObserver(() => setCut(box.scrollHeight > box.clientHeight + 1));
    observer.observe(box);
    return () => observer.disconnect();
  }, [box, isClamped]);
  return isCut;
}

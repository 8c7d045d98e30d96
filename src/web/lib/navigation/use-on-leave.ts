import { useEffect, useEffectEvent, useState } from 'react';
import { useEntry } from './use-entry.ts';

/** For what lies over all pages: it goes with the page that it was opened on, by whatever link. */
export function useOnLeave(onLeave: () => void): void {
  const page = pathOf(useEntry().base);
  const [first] = useState(page);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (page !== first) leave();
  }, [page, first]);
}

/** A page may keep its state in its hash. */
function pathOf(url: string): string {
  return url.replace(/[?#].*$/u, '');
}

import { useEffect, useRef } from 'react';
import type { MenuItem } from '#web/ui/menu.tsx';

type Offer = { current: readonly MenuItem[] };

const offers: Offer[] = [];

/** Lets the palette run what the menu of an open document offers. */
export function useOfferedActions(actions: readonly MenuItem[]): void {
  const offer = useRef(actions);
  useEffect(() => {
    offer.current = actions;
  });
  useEffect(() => {
    offers.push(offer);
    return () => void offers.splice(offers.indexOf(offer), 1);
  }, []);
}

/** Of the document that was opened last: a peek lies over the page it was opened from. */
export function offeredActions(): readonly MenuItem[] {
  return offers.at(-1)?.current ?? [];
}

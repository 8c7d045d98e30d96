import { startTransition, useEffect, useState } from 'react';
import type { HistoryEntry } from './history-entry.ts';
import { currentEntry, subscribeNavigation } from './navigator.ts';

/** The entry to show. Changes come as a transition: the old page stays until the new one's code has loaded. */
export function useEntry(): HistoryEntry {
  const [entry, setEntry] = useState(currentEntry);
  useEffect(() => {
    const follow = () => startTransition(() => setEntry(currentEntry()));
    follow();
    return subscribeNavigation(follow);
  }, []);
  return entry;
}

/**
 * One entry of the browser's history: the page in the centre and the peeks that lie on top of it, bottom first.
 * The address bar shows the topmost, so every peek has a real URL; the entry itself is kept in history.state,
 * which survives a reload and comes back with Back.
 */
export type HistoryEntry = {
  readonly key: string;
  readonly base: string;
  readonly peeks: readonly string[];
  /** The entry before this one in the history is the same stack without its top, so closing can go back. */
  readonly openedFromBelow: boolean;
};

/** A link that was opened from outside has no state of ours: its page stands alone in the centre. */
export function readEntry(state: unknown, url: string, newKey: () => string): HistoryEntry {
  return isEntryFor(state, url) ? state : pageEntry(url, newKey());
}

export function pageEntry(url: string, key: string): HistoryEntry {
  return { key, base: url, peeks: [], openedFromBelow: false };
}

export function urlOf(entry: HistoryEntry): string {
  return entry.peeks.at(-1) ?? entry.base;
}

/** Opening what is already on top adds nothing. */
export function withPeek(entry: HistoryEntry, url: string, key: string): HistoryEntry {
  if (urlOf(entry) === url) return entry;
  return { key, base: entry.base, peeks: [...entry.peeks, url], openedFromBelow: true };
}

export function withoutTopPeek(entry: HistoryEntry, key: string): HistoryEntry {
  return { key, base: entry.base, peeks: entry.peeks.slice(0, -1), openedFromBelow: false };
}

/** FullPage: the topmost peek becomes the page in the centre. */
export function expandTopPeek(entry: HistoryEntry, key: string): HistoryEntry {
  return pageEntry(urlOf(entry), key);
}

function isEntryFor(state: unknown, url: string): state is HistoryEntry {
  if (typeof state !== 'object' || state === null) return false;
  const entry = state as Partial<HistoryEntry>;
  return (
    typeof entry.key === 'string' &&
    typeof entry.base === 'string' &&
    typeof entry.openedFromBelow === 'boolean' &&
    Array.isArray(entry.peeks) &&
    entry.peeks.every((peek) => typeof peek === 'string') &&
    (entry.peeks.at(-1) ?? entry.base) === url
  );
}

import { useEffect, useSyncExternalStore } from 'react';
import type { PeekMode } from '#domain/routes/layout.ts';

let mode: PeekMode = 'Side';
const listeners = new Set<() => void>();

/** How what lies on the page opens. */
export function peekMode(): PeekMode {
  return mode;
}

export function usePeekMode(): PeekMode {
  return useSyncExternalStore(subscribe, peekMode);
}

/** For as long as the page stands; beside it, where it says nothing. */
export function usePagePeekMode(wanted: PeekMode | undefined): void {
  useEffect(() => {
    change(wanted ?? 'Side');
    return () => change('Side');
  }, [wanted]);
}

function change(next: PeekMode): void {
  mode = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import { useEffect } from 'react';
import type { PeekMode } from '#domain/routes/layout.ts';
import { createStore, useStore } from '#web/ui/store.ts';

const mode = createStore<PeekMode>('Side');

/** How what lies on the page opens. */
export const peekMode = mode.get;

export function usePeekMode(): PeekMode {
  return useStore(mode);
}

/** For as long as the page stands; beside it, where it says nothing. */
export function usePagePeekMode(wanted: PeekMode | undefined): void {
  useEffect(() => {
    mode.set(wanted ?? 'Side');
    return () => mode.set('Side');
  }, [wanted]);
}

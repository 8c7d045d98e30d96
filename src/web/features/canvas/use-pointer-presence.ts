import type { HocuspocusProvider } from '@hocuspocus/provider';
import { useEffect, useMemo, useRef } from 'react';
import { useViewer } from '#web/features/members/index.ts';

const sendEveryMs = 50;

/** Tells the others where this person points, on the board's own coordinates. */
export function usePointerPresence(provider: HocuspocusProvider) {
  const { id: memberId, name } = useViewer();
  useEffect(() => {
    provider.setAwarenessField('user', { memberId, name });
    return () => provider.setAwarenessField('pointer', null);
  }, [provider, memberId, name]);
  const sentAt = useRef(0);
  return useMemo(
    () => ({
      move({ x, y }: { x: number; y: number }) {
        if (performance.now() - sentAt.current < sendEveryMs) return;
        sentAt.current = performance.now();
        provider.setAwarenessField('pointer', { x: Math.round(x), y: Math.round(y) });
      },
      leave: () => provider.setAwarenessField('pointer', null),
    }),
    [provider],
  );
}

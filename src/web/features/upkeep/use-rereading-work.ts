import { useEffect } from 'react';
import { useClient } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { WorkListDocument } from './upkeep.gen.ts';

const everyMs = 4000;

/** Progress is told to nobody but those who look: the list asks while its page is in front. */
export function useRereadingWork(failed: boolean): void {
  const client = useClient();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      void client
        .query(
          WorkListDocument,
          { failed, first: itemLimits.page, after: null },
          { requestPolicy: 'network-only' },
        )
        .toPromise();
    };
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [client, failed]);
}

import { useEffect, useEffectEvent, useRef } from 'react';
import { replaceWith } from '#web/lib/navigation/go-to.ts';
import { messageOf } from '#web/lib/rest.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { ownAccount } from './own-account-api.ts';

/** Takes up a link that a provider's visit brought back, once, and cleans the address. */
export function useFinishLink(token: string | undefined, onLinked: () => void): void {
  const wasUsed = useRef(false);
  const finish = useEffectEvent(async (given: string) => {
    try {
      await ownAccount.finishLink(given);
      showToast({ message: 'Account linked' });
      onLinked();
    } catch (failure) {
      showToast({ message: messageOf(failure) });
    }
    replaceWith('settingsUserAccount');
  });
  useEffect(() => {
    // Strict mode mounts twice, but a token works once.
    if (token === undefined || wasUsed.current) return;
    wasUsed.current = true;
    void finish(token);
  }, [token]);
}

import { useEffect, useEffectEvent, useRef } from 'react';
import { replaceWith } from '#web/lib/navigation/go-to.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { VerifySsoDomainDocument } from './sso.gen.ts';

/** Takes up the link of the mail to a domain, once, and cleans the address. */
export function useVerifyDomain(token: string | undefined): void {
  const wasUsed = useRef(false);
  const verify = useCommand(VerifySsoDomainDocument);
  const run = useEffectEvent(async (given: string) => {
    if (await verify.run({ token: given })) showToast({ message: 'Domain verified' });
    replaceWith('settingsAuthentication');
  });
  useEffect(() => {
    // Strict mode mounts twice, but a token works once.
    if (token === undefined || wasUsed.current) return;
    wasUsed.current = true;
    void run(token);
  }, [token]);
}

import { useCallback, useState, type ReactNode } from 'react';
import type { OwnAccount } from '#domain/accounts/own-account.ts';
import { messageOf } from '#web/lib/rest.ts';
import { useResource } from '#web/lib/use-resource.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useFinishLink } from './use-finish-link.ts';
import { ownAccount } from './own-account-api.ts';

export type OwnAccountShown = { account: OwnAccount; reload: () => void };

export type OwnAccountViewProps = {
  /** What a provider's visit brought back, where somebody links an account. */
  link: string | undefined;
  children: (shown: OwnAccountShown) => ReactNode;
};

/** Loads the account for its owner; `reload` reads it again after a change. */
export function OwnAccountView({ link, children }: OwnAccountViewProps) {
  const [changed, setChanged] = useState<OwnAccount | null>(null);
  const resource = useResource(ownAccount.read);
  const reload = useCallback(() => void ownAccount.read().then(setChanged), []);
  useFinishLink(link, reload);
  if (resource.state === 'loading') return <SkeletonRows rows={6} label="Loading your account" />;
  if (resource.state === 'failed') {
    return (
      <ErrorState title="Hark couldn’t load your account" onRetry={resource.retry}>
        {messageOf(resource.error)}
      </ErrorState>
    );
  }
  return children({ account: changed ?? resource.value, reload });
}

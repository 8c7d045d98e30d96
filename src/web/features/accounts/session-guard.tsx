import { useEffect, type ReactNode } from 'react';
import type { SignedInUser } from '#domain/accounts/available-team.ts';
import { replaceWith } from '#web/lib/navigation/go-to.ts';
import { messageOf, RestError } from '#web/lib/rest.ts';
import { useResource } from '#web/lib/use-resource.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { rootAccounts } from './account-api.ts';
import { AuthLayout } from './auth-layout.tsx';
import { keepReturn } from './return-to.ts';

/** For root pages that need a confirmed e-mail; everybody else is sent to sign in. */
export function SessionGuard({
  title,
  returnsHere = false,
  children,
}: {
  title: string;
  /** Signing in leads back to this very address. */
  returnsHere?: boolean;
  children: (user: SignedInUser) => ReactNode;
}) {
  const session = useResource(rootAccounts.session);
  const isSignedOut =
    session.state === 'failed' && session.error instanceof RestError && session.error.status === 401;
  useEffect(() => {
    if (!isSignedOut) return;
    if (returnsHere) keepReturn(`${location.pathname}${location.search}${location.hash}`);
    replaceWith('authLogin');
  }, [isSignedOut, returnsHere]);

  if (session.state === 'ready') return children(session.value);
  return (
    <AuthLayout title={title}>
      {session.state === 'loading' || isSignedOut ? (
        <SkeletonRows rows={3} label="Loading" />
      ) : (
        <FormStack>
          <FormError message={messageOf(session.error)} />
          <Button onClick={session.retry}>Try again</Button>
        </FormStack>
      )}
    </AuthLayout>
  );
}

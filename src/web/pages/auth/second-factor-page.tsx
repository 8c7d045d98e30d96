import { useEffect } from 'react';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import {
  AuthLayout,
  SecondFactorStepView,
  secondFactor,
  WorkspaceGuard,
} from '#web/features/accounts/index.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { replaceWith } from '#web/lib/navigation/go-to.ts';
import { messageOf } from '#web/lib/rest.ts';
import { useResource } from '#web/lib/use-resource.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

/** Between the first proof and the workspace. */
export function SecondFactorPage({ match }: { match: RouteMatchOf<'authSecondFactor'> }) {
  return <WorkspaceGuard>{() => <SecondFactor redirect={match.query.redirect} />}</WorkspaceGuard>;
}

function SecondFactor({ redirect }: { redirect: string | undefined }) {
  const step = useResource(secondFactor.step);
  const isOver = step.state === 'ready' && step.value.state === 'NONE';
  useEffect(() => {
    if (isOver) replaceWith('authLogin', { query: redirect === undefined ? {} : { redirect } });
  }, [isOver, redirect]);

  if (step.state === 'failed')
    return (
      <AuthLayout title="Second factor">
        <ErrorState title="Hark can’t be reached" onRetry={step.retry}>
          {messageOf(step.error)}
        </ErrorState>
      </AuthLayout>
    );
  if (step.state === 'loading' || isOver)
    return (
      <AuthLayout title="Second factor">
        <SkeletonRows rows={2} label="Loading" />
      </AuthLayout>
    );
  const mustSetUp = step.value.methods.length === 0;
  return (
    <AuthLayout
      title={mustSetUp ? 'Set up a second factor' : 'Confirm it’s you'}
      lead={
        mustSetUp
          ? 'This workspace requires an authenticator app or a passkey besides your password.'
          : 'Use one of the second factors of your account.'
      }
      foot={<Link to="authLogout">Sign out</Link>}
    >
      <SecondFactorStepView step={step.value} redirect={redirect} />
    </AuthLayout>
  );
}

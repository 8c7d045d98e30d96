import { useState, type ReactNode } from 'react';
import { oneTimeCodeDigits } from '#domain/accounts/one-time-code.ts';
import type { StaffSelf } from '#domain/staff/staff-answers.ts';
import { AuthForm, AuthLayout } from '#web/features/accounts/index.ts';
import { NotFound } from '#web/lib/page/not-found.tsx';
import { messageOf, RestError } from '#web/lib/rest.ts';
import { useResource } from '#web/lib/use-resource.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { BarePage } from '#web/ui/bare-page.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { CodeField } from '#web/ui/text-field.tsx';
import { staffApi } from './staff-api.ts';

/** The console for staff with a fresh second proof; for everybody else the page doesn't exist. */
export function StaffGuard({ children }: { children: (email: string) => ReactNode }) {
  const [proved, setProved] = useState<StaffSelf | null>(null);
  const self = useResource(staffApi.self);
  if (self.state === 'loading')
    return (
      <BarePage>
        <SkeletonRows rows={3} label="Loading" />
      </BarePage>
    );
  if (self.state === 'failed')
    return (
      <BarePage>
        {self.error instanceof RestError && self.error.status === 404 ? (
          <NotFound />
        ) : (
          <ErrorState title="Hark can’t be reached" onRetry={self.retry}>
            {messageOf(self.error)}
          </ErrorState>
        )}
      </BarePage>
    );
  const { standing, email, canProve } = proved ?? self.value;
  if (standing === 'staff') return children(email);
  return (
    <AuthLayout title="Staff console" lead={`Signed in as ${email}`}>
      {canProve ? (
        <ProveForm onProved={async () => setProved(await staffApi.self())} />
      ) : (
        <Callout tone="warning">
          Add an authenticator app on your account page in one of your workspaces first, then come back.
        </Callout>
      )}
    </AuthLayout>
  );
}

function ProveForm({ onProved }: { onProved: () => Promise<void> }) {
  const [code, setCode] = useState('');
  const submit = useSubmit();
  async function prove() {
    await staffApi.prove(code);
    await onProved();
  }
  return (
    <AuthForm submit={submit} label="Continue" onSubmit={prove}>
      <CodeField
        label="Code from your authenticator app"
        length={oneTimeCodeDigits}
        value={code}
        onChange={setCode}
      />
    </AuthForm>
  );
}

import { AuthForm, AuthLayout, signOut } from '#web/features/accounts/index.ts';
import { useSubmit } from '#web/lib/use-submit.ts';

/** Asks first: a link on another site must not sign anybody out. */
export function LogoutPage() {
  const submit = useSubmit();
  return (
    <AuthLayout title="Sign out?" lead={location.host}>
      <AuthForm submit={submit} label="Sign out" busyLabel="Signing out…" onSubmit={signOut}>
        {null}
      </AuthForm>
    </AuthLayout>
  );
}

import { useState } from 'react';
import { useSubmit } from '#web/lib/use-submit.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { AuthForm } from './auth-form.tsx';
import { enterApp } from './follow-redirect.ts';
import type { Join } from './join.ts';

/** The password of the account, for somebody who isn't signed in anywhere. */
export function JoinWithPassword({ onJoin }: { onJoin: Join }) {
  const [password, setPassword] = useState('');
  const submit = useSubmit();
  return (
    <AuthForm
      submit={submit}
      label="Join workspace"
      check={() => (password === '' ? 'Enter your password' : null)}
      onSubmit={async () => {
        await onJoin('', password);
        await enterApp(null);
      }}
    >
      <PasswordField
        label="Password"
        autoComplete="current-password"
        hint="The password of your account"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of a page that exists to fill it
        autoFocus
        data-autofocus
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
    </AuthForm>
  );
}

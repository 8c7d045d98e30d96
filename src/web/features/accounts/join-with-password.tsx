import { useState } from 'react';
import { buildUrl } from '#domain/routes/build-url.ts';
import { rootUrl } from '#web/lib/root-host.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { AuthForm } from './auth-form.tsx';
import { enterApp } from './follow-redirect.ts';
import type { Join } from './join.ts';
import { OrLine } from './or-line.tsx';

/** The password of the account, or nothing for somebody who is signed in at the root host: the workspace is listed there. */
export function JoinWithPassword({ onJoin }: { onJoin: Join }) {
  const [password, setPassword] = useState('');
  const submit = useSubmit();
  const workspaces = rootUrl(buildUrl('authWorkspaces', { query: { redirect: buildUrl('home') } }));
  return (
    <FormStack>
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
          hint="You already have an account. Enter its password to join."
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of a page that exists to fill it
          autoFocus
          data-autofocus
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </AuthForm>
      <OrLine margin="0">or</OrLine>
      <a href={workspaces} className={buttonClass('default')}>
        Join without a password
      </a>
    </FormStack>
  );
}

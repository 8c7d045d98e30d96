import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { parseEmail } from '#domain/accounts/email.ts';
import { refused, accepted } from '#domain/parsed/parsed.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { useSubmit } from '#web/lib/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { workspaceAccounts } from './account-api.ts';
import { AuthForm } from './auth-form.tsx';
import { OrLine } from './or-line.tsx';
import classes from './auth-layout.module.css';
import { firstRefusal } from './first-refusal.ts';
import { enterApp } from './follow-redirect.ts';

export type PasswordLoginProps = {
  redirect: string | undefined;
  initialEmail: string;
  withPassword: boolean;
};

export function PasswordLogin({ redirect, initialEmail, withPassword }: PasswordLoginProps) {
  const [email, setEmail] = useState(initialEmail);
  const [password, setPassword] = useState('');
  const [linkSentTo, setLinkSentTo] = useState<string | null>(null);
  const submit = useSubmit();
  const link = useSubmit();

  async function logIn() {
    await workspaceAccounts.logIn(email.trim(), password);
    await enterApp(redirect);
  }

  async function sendLink() {
    await workspaceAccounts.sendMagicLink(email.trim(), redirect);
    setLinkSentTo(email.trim());
  }

  function askForLink() {
    const refusal = firstRefusal(parseEmail(email));
    if (refusal !== null) submit.setError(refusal);
    else void link.run(sendLink);
  }

  if (linkSentTo !== null) {
    return (
      <output className={classes.note}>
        If {linkSentTo} belongs to this workspace, a sign-in link is on its way. The link works once and
        expires soon.
      </output>
    );
  }
  const emailField = (
    <TextField
      label="E-mail"
      type="email"
      autoComplete="username"
      value={email}
      onChange={(event) => setEmail(event.target.value)}
    />
  );
  if (!withPassword) {
    return (
      <AuthForm
        submit={link}
        label="E-mail me a sign-in link"
        check={() => firstRefusal(parseEmail(email))}
        onSubmit={sendLink}
      >
        {emailField}
      </AuthForm>
    );
  }
  const hasPassword = () => (password === '' ? refused('Enter your password') : accepted(password));
  return (
    <>
      <AuthForm
        submit={submit}
        label="Sign in"
        check={() => firstRefusal(parseEmail(email), hasPassword())}
        onSubmit={logIn}
      >
        {emailField}
        <PasswordField
          label="Password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          aside={
            <Link to="authResetPassword" query={{ email: email.trim() }} className={classes.aside}>
              Forgot password?
            </Link>
          }
        />
      </AuthForm>
      <OrLine margin="var(--space-4)">or</OrLine>
      <Button fullWidth icon={<IconMail size={16} />} busy={link.busy} onClick={askForLink}>
        E-mail me a sign-in link
      </Button>
    </>
  );
}

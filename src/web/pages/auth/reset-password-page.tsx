import { useState } from 'react';
import { parseEmail } from '#domain/accounts/email.ts';
import { parsePassword } from '#domain/accounts/password.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import {
  AuthForm,
  AuthLayout,
  enterApp,
  firstRefusal,
  NewPasswordField,
  workspaceAccounts,
} from '#web/features/accounts/index.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { useSubmit } from '#web/lib/use-submit.ts';
import { TextField } from '#web/ui/text-field.tsx';

/** Without a token it asks for the mail, with the mail's token it sets the password. */
export function ResetPasswordPage({ match }: { match: RouteMatchOf<'authResetPassword'> }) {
  const { token, email } = match.query;
  return token === undefined ? <AskForReset initialEmail={email ?? ''} /> : <SetPassword token={token} />;
}

function AskForReset({ initialEmail }: { initialEmail: string }) {
  const [email, setEmail] = useState(initialEmail);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const submit = useSubmit();
  const back = <Link to="authLogin">Back to sign in</Link>;

  async function ask() {
    await workspaceAccounts.requestPasswordReset(email.trim());
    setSentTo(email.trim());
  }

  if (sentTo !== null) {
    return (
      <AuthLayout
        title="Check your e-mail"
        lead={`If ${sentTo} belongs to this workspace, a link to set a new password is on its way.`}
        foot={back}
      />
    );
  }
  return (
    <AuthLayout title="Reset your password" lead="We’ll mail you a link to set a new one." foot={back}>
      <AuthForm
        submit={submit}
        label="Send link"
        check={() => firstRefusal(parseEmail(email))}
        onSubmit={ask}
      >
        <TextField
          label="E-mail"
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </AuthForm>
    </AuthLayout>
  );
}

function SetPassword({ token }: { token: string }) {
  const [password, setPassword] = useState('');
  const submit = useSubmit();

  async function set() {
    await workspaceAccounts.resetPassword(token, password);
    await enterApp(null);
  }

  return (
    <AuthLayout title="Set a new password" lead="You’ll be signed in right after.">
      <AuthForm
        submit={submit}
        label="Set password"
        check={() => firstRefusal(parsePassword(password))}
        onSubmit={set}
      >
        <NewPasswordField label="New password" value={password} onChange={setPassword} />
      </AuthForm>
    </AuthLayout>
  );
}

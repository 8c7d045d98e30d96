import { useState } from 'react';
import { parseEmail } from '#domain/accounts/email.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { AuthForm, AuthLayout, firstRefusal, MailHint, rootAccounts } from '#web/features/accounts/index.ts';
import { botCheckToken } from '#web/lib/bot-check/bot-check.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { useSubmit } from '#web/lib/use-submit.ts';
import { TextField } from '#web/ui/text-field.tsx';

/** The list goes by mail only, so that nobody learns here who uses Hark. */
export function FindWorkspacePage({ match }: { match: RouteMatchOf<'authFindWorkspace'> }) {
  const { redirect } = match.query;
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const submit = useSubmit();
  const back = <Link to="authLogin">Back to sign in</Link>;

  async function send() {
    const { recaptchaSiteKey } = await rootAccounts.environment();
    await rootAccounts.findWorkspaces({
      email: email.trim(),
      recaptchaToken: await botCheckToken(recaptchaSiteKey),
      ...(redirect === undefined ? {} : { redirect }),
    });
    setSentTo(email.trim());
  }

  if (sentTo !== null) {
    return (
      <AuthLayout
        title="Check your e-mail"
        lead={`If ${sentTo} belongs to a workspace, its address is on its way.`}
        foot={back}
      >
        <MailHint />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title="Find your workspace"
      lead="We’ll mail you the addresses of your workspaces."
      foot={back}
    >
      <AuthForm submit={submit} label="Send" check={() => firstRefusal(parseEmail(email))} onSubmit={send}>
        <TextField
          label="Work e-mail"
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </AuthForm>
    </AuthLayout>
  );
}

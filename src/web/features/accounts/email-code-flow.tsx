import { useState } from 'react';
import { oneTimeCodeDigits, parseOneTimeCode } from '#domain/accounts/one-time-code.ts';
import { parseEmail } from '#domain/accounts/email.ts';
import type { ConfirmEmailResult } from '#domain/accounts/confirm-email.ts';
import { botCheckToken } from '#web/lib/bot-check/bot-check.ts';
import { replaceWith } from '#web/lib/navigation/go-to.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeField, TextField } from '#web/ui/text-field.tsx';
import { rootAccounts } from './account-api.ts';
import { AuthForm } from './auth-form.tsx';
import { firstRefusal } from './first-refusal.ts';
import { enterWorkspace } from './follow-redirect.ts';
import { MailHint } from './mail-hint.tsx';
import { takeReturn } from './return-to.ts';

type Sent = { email: string; codeChallenge: string | null };

export type EmailCodeFlowProps = {
  initialEmail: string;
  label: string;
  /** A person who came to make a workspace is not sent into an old one. */
  forceCreateWorkspace: boolean;
  onSent: (email: string) => void;
};

/** E-mail, then a code, then into a workspace, the choice of one, or a new one. */
export function EmailCodeFlow({ initialEmail, label, forceCreateWorkspace, onSent }: EmailCodeFlowProps) {
  const [email, setEmail] = useState(initialEmail);
  const [sent, setSent] = useState<Sent | null>(null);
  const submit = useSubmit();

  async function send() {
    const { recaptchaSiteKey } = await rootAccounts.environment();
    const outcome = await rootAccounts.sendConfirmation({
      email: email.trim(),
      recaptchaToken: await botCheckToken(recaptchaSiteKey),
      useOneTimeCodeFlow: true,
      ...(forceCreateWorkspace ? { forceCreateWorkspace, skipFastLoginRedirect: true } : {}),
    });
    if ('success' in outcome) return submit.setError(outcome.message);
    if (outcome.outcome === 'EMAIL_SKIPPED') return enterWorkspace(outcome.teamId);
    setSent({
      email,
      codeChallenge: outcome.outcome === 'EMAIL_ONE_TIME_CODE' ? outcome.codeChallenge : null,
    });
    onSent(email);
  }

  if (sent) return <CodeStep sent={sent} onAgain={() => setSent(null)} />;
  return (
    <AuthForm submit={submit} label={label} check={() => firstRefusal(parseEmail(email))} onSubmit={send}>
      <TextField
        label="Work e-mail"
        type="email"
        autoComplete="email"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of a page that exists to fill it
        autoFocus
        data-autofocus
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        placeholder="you@company.com"
      />
    </AuthForm>
  );
}

function CodeStep({ sent, onAgain }: { sent: Sent; onAgain: () => void }) {
  const [code, setCode] = useState('');
  const submit = useSubmit();
  const { codeChallenge } = sent;

  async function confirm(typed: string) {
    if (codeChallenge === null) return;
    const result = await rootAccounts.confirmEmail({ method: 'ONE_TIME_CODE', codeChallenge, code: typed });
    await followConfirmation(result, submit.setError);
  }

  /** The last digit sends, so that a pasted or filled-in code needs no button. */
  function type(typed: string) {
    setCode(typed);
    if (typed.length === oneTimeCodeDigits && typed !== code) void submit.run(() => confirm(typed));
  }

  return (
    <>
      {codeChallenge !== null && (
        <AuthForm
          submit={submit}
          label="Continue"
          busyLabel="Checking the code"
          check={() => firstRefusal(parseOneTimeCode(code))}
          onSubmit={() => confirm(code)}
        >
          <CodeField label="Code" isFirst length={oneTimeCodeDigits} value={code} onChange={type} />
        </AuthForm>
      )}
      <MailHint />
      <Button variant="quiet" fullWidth onClick={onAgain}>
        Use another e-mail or send again
      </Button>
    </>
  );
}

export async function followConfirmation(
  result: ConfirmEmailResult,
  refuse: (message: string) => void,
): Promise<void> {
  if ('success' in result) return refuse(result.message);
  if ('redirectUrl' in result) return location.replace(result.redirectUrl);
  const back = takeReturn();
  if (back !== null) return location.replace(back);
  if ('teamId' in result) return enterWorkspace(result.teamId, { path: result.redirect ?? undefined });
  const { currentTeams } = await rootAccounts.session();
  const isNew = currentTeams.length === 0 && result.availableTeams.length === 0;
  replaceWith(isNew ? 'authCreateWorkspace' : 'authWorkspaces');
}

import { useState, type FormEvent } from 'react';
import { parseEmail } from '#domain/accounts/email.ts';
import type { OwnAccount } from '#domain/accounts/own-account.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormActions, FormStack } from '#web/ui/page-frame.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ownAccount } from './own-account-api.ts';
import { ProofField } from './proof-field.tsx';

/** Both addresses get a link; the address changes when both were followed. */
export function EmailForm({ account, onChanged }: { account: OwnAccount; onChanged: () => void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const submit = useSubmit();

  async function send(event: FormEvent) {
    event.preventDefault();
    const parsed = parseEmail(email);
    if (!parsed.ok) return submit.setError(parsed.message);
    const done = await submit.run(async () => {
      await ownAccount.changeEmail({ email: parsed.value, ...(account.hasPassword && { password }) });
    });
    if (!done) return;
    setEmail('');
    setPassword('');
    onChanged();
  }

  return (
    <form onSubmit={(event) => void send(event)} noValidate style={{ maxWidth: 'var(--width-form)' }}>
      <FormStack>
        {account.pendingEmail !== null && (
          <Callout>
            {`We sent a link to ${account.email} and to ${account.pendingEmail}. Your e-mail address changes when you’ve followed both.`}
          </Callout>
        )}
        <TextField
          label="New e-mail"
          type="email"
          autoComplete="email"
          hint={`Your e-mail is ${account.email}`}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <ProofField proof={account.proof} value={password} onChange={setPassword} />
        <FormError message={submit.error} />
        <FormActions>
          <Button
            type="submit"
            busy={submit.busy}
            disabled={email.trim() === '' || account.proof === 'signIn'}
          >
            Change e-mail
          </Button>
        </FormActions>
      </FormStack>
    </form>
  );
}

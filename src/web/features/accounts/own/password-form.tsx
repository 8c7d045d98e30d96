import { useState, type FormEvent } from 'react';
import { parsePassword } from '#domain/accounts/password.ts';
import type { OwnAccount } from '#domain/accounts/own-account.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormActions, FormStack } from '#web/ui/page-frame.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { NewPasswordField } from '../new-password-field.tsx';
import { ownAccount } from './own-account-api.ts';
import { ProofField } from './proof-field.tsx';

/** A new password, or the first for somebody who signs in another way. */
export function PasswordForm({ account, onChanged }: { account: OwnAccount; onChanged: () => void }) {
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const submit = useSubmit();

  async function save(event: FormEvent) {
    event.preventDefault();
    const parsed = parsePassword(password);
    if (!parsed.ok) return submit.setError(parsed.message);
    const done = await submit.run(async () => {
      await ownAccount.changePassword({ password, ...(account.hasPassword && { current }) });
    });
    if (!done) return;
    setCurrent('');
    setPassword('');
    onChanged();
    showToast({ message: 'Password saved. Other devices are signed out.' });
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate style={{ maxWidth: 'var(--width-form)' }}>
      <FormStack>
        <ProofField proof={account.proof} value={current} onChange={setCurrent} />
        <NewPasswordField label="New password" value={password} onChange={setPassword} />
        <FormError message={submit.error} />
        <FormActions>
          <Button
            type="submit"
            variant="primary"
            busy={submit.busy}
            disabled={password === '' || account.proof === 'signIn'}
          >
            {account.hasPassword ? 'Change password' : 'Set password'}
          </Button>
        </FormActions>
      </FormStack>
    </form>
  );
}

import { startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import type { FreshProof } from '#domain/accounts/fresh-proof.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormActions, FormStack } from '#web/ui/page-frame.tsx';
import { ProofField } from '../own/proof-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { secondFactor, type NewTotp } from './second-factor-api.ts';
import { TotpSetup } from './totp-setup.tsx';

export type AddFactorProps = {
  proof: FreshProof;
  /** After the person has seen their recovery codes, where there are new ones. */
  onAdded: () => void;
};

/** An authenticator app or a passkey, and the recovery codes that come with the first. */
export function AddFactor({ proof, onAdded }: AddFactorProps) {
  const [password, setPassword] = useState('');
  const [totp, setTotp] = useState<NewTotp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const submit = useSubmit();
  const given = proof === 'password' ? { password } : {};
  const isClosed = proof === 'signIn';

  function finish(recoveryCodes: readonly string[]) {
    setTotp(null);
    setPassword('');
    if (recoveryCodes.length > 0) setCodes(recoveryCodes);
    else onAdded();
  }

  async function addPasskey() {
    const optionsJSON = await secondFactor.startPasskey(given);
    const response = await startRegistration({ optionsJSON }).catch(() => undefined);
    // The person closed the browser's dialog, or the device can't keep passkeys.
    if (!response) return submit.setError('No passkey was created. Try again, or use an authenticator app.');
    finish((await secondFactor.addPasskey(response)).recoveryCodes);
  }

  if (codes !== null) return <RecoveryCodes codes={codes} onClose={onAdded} />;
  if (totp !== null) return <TotpSetup totp={totp} onConfirmed={finish} onCancel={() => setTotp(null)} />;
  return (
    <FormStack>
      <ProofField
        proof={proof}
        hint="Needed to add a second factor"
        value={password}
        onChange={setPassword}
      />
      <FormError message={submit.error} />
      <FormActions>
        <Button
          variant="primary"
          busy={submit.busy}
          disabled={isClosed}
          onClick={() => void submit.run(async () => setTotp(await secondFactor.startTotp(given)))}
        >
          Add authenticator app
        </Button>
        <Button busy={submit.busy} disabled={isClosed} onClick={() => void submit.run(addPasskey)}>
          Add passkey
        </Button>
      </FormActions>
    </FormStack>
  );
}

import { startAuthentication } from '@simplewebauthn/browser';
import { useState } from 'react';
import { oneTimeCodeDigits } from '#domain/accounts/one-time-code.ts';
import type { SecondFactorMethod, SecondFactorStep } from '#domain/accounts/second-factor.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { CodeField, TextField } from '#web/ui/text-field.tsx';
import { AuthForm } from '../auth-form.tsx';
import { enterApp } from '../follow-redirect.ts';
import { OrLine } from '../or-line.tsx';
import { AddFactor } from './add-factor.tsx';
import { secondFactor } from './second-factor-api.ts';
import classes from './second-factor.module.css';

export type SecondFactorStepViewProps = { step: SecondFactorStep; redirect: string | undefined };

/** The second proof, or setting one up where the workspace requires one and the person has none. */
export function SecondFactorStepView({ step, redirect }: SecondFactorStepViewProps) {
  if (step.methods.length === 0)
    return <AddFactor proof={step.proof} onAdded={() => void enterApp(redirect)} />;
  return <ProveFactor methods={step.methods} redirect={redirect} />;
}

type ProveFactorProps = { methods: readonly SecondFactorMethod[]; redirect: string | undefined };

function ProveFactor({ methods, redirect }: ProveFactorProps) {
  const [isRecovering, setRecovering] = useState(!methods.includes('TOTP') && !methods.includes('PASSKEY'));
  const [code, setCode] = useState('');
  const submit = useSubmit();
  const hasPasskey = methods.includes('PASSKEY') && !isRecovering;
  const hasCode = isRecovering || methods.includes('TOTP');

  async function byPasskey() {
    const optionsJSON = await secondFactor.passkeyOptions();
    const response = await startAuthentication({ optionsJSON }).catch(() => undefined);
    if (!response) return submit.setError('Your passkey wasn’t used. Try again.');
    await secondFactor.passByPasskey(response);
    await enterApp(redirect);
  }

  async function byCode() {
    await secondFactor.pass({ method: isRecovering ? 'RECOVERY_CODE' : 'TOTP', code });
    await enterApp(redirect);
  }

  function switchWay() {
    setCode('');
    submit.setError(null);
    setRecovering(!isRecovering);
  }

  return (
    <>
      {hasPasskey && (
        <Button variant="primary" fullWidth busy={submit.busy} onClick={() => void submit.run(byPasskey)}>
          Use your passkey
        </Button>
      )}
      {hasPasskey && hasCode && <OrLine margin="var(--space-4)">or</OrLine>}
      {hasCode && (
        <AuthForm submit={submit} label="Continue" onSubmit={byCode}>
          {isRecovering ? (
            <TextField
              label="Recovery code"
              autoComplete="off"
              spellCheck={false}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          ) : (
            <CodeField
              label="Code from your authenticator app"
              length={oneTimeCodeDigits}
              value={code}
              onChange={setCode}
            />
          )}
        </AuthForm>
      )}
      {!hasCode && <FormError message={submit.error} />}
      {methods.length > 1 && methods.includes('RECOVERY_CODE') && (
        <p className={classes.switch}>
          <Button variant="quiet" onClick={switchWay}>
            {isRecovering ? 'Back' : 'Use a recovery code'}
          </Button>
        </p>
      )}
    </>
  );
}

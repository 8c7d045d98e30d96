import { useState, type FormEvent } from 'react';
import { oneTimeCodeDigits } from '#domain/accounts/one-time-code.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { FormActions, FormStack } from '#web/ui/page-frame.tsx';
import { QrPicture } from '#web/ui/qr-picture.tsx';
import { SettingsText } from '#web/ui/settings-part.tsx';
import { CodeField } from '#web/ui/text-field.tsx';
import { secondFactor, type NewTotp } from './second-factor-api.ts';

export type TotpSetupProps = {
  totp: NewTotp;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
};

/** A picture for the app's camera, the same as text, and the first code as proof that it works. */
export function TotpSetup({ totp, onConfirmed, onCancel }: TotpSetupProps) {
  const [code, setCode] = useState('');
  const submit = useSubmit();

  function confirm(event: FormEvent) {
    event.preventDefault();
    void submit.run(async () =>
      onConfirmed((await secondFactor.confirmTotp({ id: totp.id, code })).recoveryCodes),
    );
  }

  return (
    <form onSubmit={confirm} noValidate>
      <FormStack>
        <SettingsText>Scan this with your authenticator app, or enter the key by hand.</SettingsText>
        <QrPicture text={totp.uri} label="QR code for your authenticator app" />
        <CopyField
          label="Key"
          showLabel
          value={totp.secret}
          onCopy={(text) => copyText(text, 'Key copied')}
        />
        <CodeField
          label="Code from the app"
          length={oneTimeCodeDigits}
          value={code}
          error={submit.error}
          onChange={setCode}
        />
        <FormActions>
          <Button
            type="submit"
            variant="primary"
            busy={submit.busy}
            disabled={code.length !== oneTimeCodeDigits}
          >
            Confirm code
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </FormActions>
      </FormStack>
    </form>
  );
}

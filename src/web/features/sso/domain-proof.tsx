import { useState } from 'react';
import { domainMailboxes } from '#domain/accounts/sso-domain.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormActions, FormStack } from '#web/ui/page-frame.tsx';
import { SettingsText } from '#web/ui/settings-part.tsx';
import { SelectField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import type { SsoDomain } from './sso-domain.ts';
import { CheckSsoDomainDocument, MailSsoDomainDocument } from './sso.gen.ts';
import classes from './sso-screen.module.css';

/** Two ways to show that the company runs the domain: a DNS record, or a mailbox that only its admins read. */
export function DomainProof({ domain: { domain, txtName, txtValue, mailedTo } }: { domain: SsoDomain }) {
  const [mailbox, setMailbox] = useState<string>(domainMailboxes[0]);
  const [error, setError] = useState<string | null>(null);
  const check = useCommand(CheckSsoDomainDocument, { onRefused: setError });
  const mail = useCommand(MailSsoDomainDocument, { onRefused: setError });

  async function lookUp() {
    setError(null);
    if (await check.run({ domain })) showToast({ message: `${domain} verified` });
  }

  async function send() {
    setError(null);
    if (await mail.run({ domain, mailbox })) showToast({ message: `Link sent to ${mailbox}@${domain}` });
  }

  const onCopy = (text: string) => copyText(text, 'Copied');
  return (
    <FormStack>
      <SettingsText>Add this TXT record to the DNS of {domain}, or have a link mailed.</SettingsText>
      <CopyField label="TXT name" showLabel value={txtName} onCopy={onCopy} />
      <CopyField label="TXT value" showLabel value={txtValue} onCopy={onCopy} />
      <FormError message={error} />
      <FormActions>
        <Button busy={check.busy} onClick={() => void lookUp()}>
          Check DNS record
        </Button>
      </FormActions>
      <div className={classes.inline}>
        <div className={classes.name}>
          <SelectField
            label="Mailbox"
            hint={mailedTo === null ? undefined : `Link sent to ${mailedTo}`}
            value={mailbox}
            options={domainMailboxes.map((value) => ({ value, label: `${value}@${domain}` }))}
            onChange={(event) => setMailbox(event.target.value)}
          />
        </div>
        <Button busy={mail.busy} onClick={() => void send()}>
          Mail link
        </Button>
      </div>
    </FormStack>
  );
}

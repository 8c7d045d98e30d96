import { useState, type FormEvent } from 'react';
import { canGrantRole } from '#domain/access/can.ts';
import { roles } from '#domain/access/roles.ts';
import { parseEmails } from '#domain/accounts/emails.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import type { InviteFieldsFragment } from '#web/lib/graphql.gen.ts';
import { InviteLinks } from './invite-links.tsx';
import { InviteMemberDocument } from './members.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { roleName } from './role-names.ts';
import { useViewer } from './viewer-context.tsx';

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const viewer = useViewer();
  const grantable = roles.filter((role) => canGrantRole(viewer, role));
  const [emails, setEmails] = useState('');
  const [role, setRole] = useState(grantable.includes('CONTRIBUTOR') ? 'CONTRIBUTOR' : grantable[0]);
  const [message, setMessage] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [unsent, setUnsent] = useState<readonly InviteFieldsFragment[]>([]);
  const invite = useCommand(InviteMemberDocument, { onRefused: setError });

  async function send(event: FormEvent) {
    event.preventDefault();
    const parsed = parseEmails(emails);
    if (!parsed.ok) return setError(parsed.message);
    const parsedMessage = parseText(textLimits.inviteMessage, message);
    if (!parsedMessage.ok) return setError(parsedMessage.message);
    if (role === undefined) return setError('You can’t invite people to this workspace');
    setError(null);
    const made: InviteFieldsFragment[] = [];
    for (const [at, email] of parsed.value.entries()) {
      const done = await invite.run({ input: { email, role, message: parsedMessage.value } });
      if (!done) return at > 0 && keepOnly(parsed.value.slice(at), at);
      made.push(done.inviteMember);
    }
    const left = made.filter(({ isMailed }) => !isMailed);
    if (left.length > 0) return setUnsent(left);
    onClose();
    showToast({ message: `Invited ${whom(parsed.value)}` });
  }

  /** A person who has an invitation is not invited again when the rest is tried. */
  function keepOnly(rest: readonly string[], sent: number) {
    setEmails(rest.join(', '));
    showToast({ message: `Invited ${sent} of ${sent + rest.length} people` });
  }

  if (unsent.length > 0)
    return (
      <Dialog title="Send the invitation links" onClose={onClose}>
        <InviteLinks invites={unsent} onClose={onClose} />
      </Dialog>
    );
  return (
    <Dialog title="Invite people" onClose={onClose}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <FormStack>
          <TextField
            label="E-mail"
            inputMode="email"
            autoComplete="off"
            spellCheck={false}
            placeholder="One or more addresses"
            data-autofocus
            value={emails}
            onChange={(event) => setEmails(event.target.value)}
            onPaste={(event) => {
              const lines = event.clipboardData.getData('text').trim();
              // A field of one line would join the last word of each line with the first of the next.
              if (!lines.includes('\n')) return;
              event.preventDefault();
              setEmails([emails.trim(), ...lines.split(/\s*\n\s*/)].filter((one) => one !== '').join(', '));
            }}
          />
          <SelectField
            label="Role"
            value={role}
            onChange={(event) => setRole(grantable.find((candidate) => candidate === event.target.value))}
            options={grantable.map((candidate) => ({ value: candidate, label: roleName(candidate) }))}
          />
          <TextAreaField
            label="Message (optional)"
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
          <FormError message={error} />
        </FormStack>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={invite.busy}>
            Send invitation
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function whom(emails: readonly string[]): string {
  return emails.length === 1 ? (emails[0] ?? '') : `${emails.length} people`;
}

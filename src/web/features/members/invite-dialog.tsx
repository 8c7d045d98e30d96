import { useState, type FormEvent } from 'react';
import { canGrantRole } from '#domain/access/can.ts';
import { roles } from '#domain/access/roles.ts';
import { parseEmail } from '#domain/accounts/email.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
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
  const [email, setEmail] = useState('');
  const [role, setRole] = useState(grantable.includes('CONTRIBUTOR') ? 'CONTRIBUTOR' : grantable[0]);
  const [message, setMessage] = useState('');
  const [error, setError] = useState<string | null>(null);
  const invite = useCommand(InviteMemberDocument, { onRefused: setError });

  async function send(event: FormEvent) {
    event.preventDefault();
    const parsedEmail = parseEmail(email);
    if (!parsedEmail.ok) return setError(parsedEmail.message);
    const parsedMessage = parseText(textLimits.inviteMessage, message);
    if (!parsedMessage.ok) return setError(parsedMessage.message);
    if (role === undefined) return setError('You can’t invite people to this workspace');
    setError(null);
    const done = await invite.run({
      input: { email: parsedEmail.value, role, message: parsedMessage.value },
    });
    if (!done) return;
    onClose();
    showToast({ message: `Invited ${done.inviteMember.email}` });
  }

  return (
    <Dialog title="Invite people" onClose={onClose}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <FormStack>
          <TextField
            label="E-mail"
            type="email"
            autoComplete="off"
            data-autofocus
            value={email}
            onChange={(event) => setEmail(event.target.value)}
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

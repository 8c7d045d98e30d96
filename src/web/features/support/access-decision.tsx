import { useState } from 'react';
import { supportDurationName } from '#domain/staff/support-access.ts';
import type { SupportAccessFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { FormActions } from '#web/ui/page-frame.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { EndAccessButton } from './end-access-button.tsx';
import { DenySupportAccessDocument, GrantSupportAccessDocument } from './support.gen.ts';

/** What an admin can do with a request in its state. */
export function AccessDecision({ access }: { access: SupportAccessFieldsFragment }) {
  const [isAsking, setAsking] = useState(false);
  const grant = useCommand(GrantSupportAccessDocument);
  const deny = useCommand(DenySupportAccessDocument);
  const { id, state, staffEmail, minutes } = access;

  async function confirm() {
    const done = await grant.run({ id });
    setAsking(false);
    if (done) showToast({ message: 'Support access granted' });
  }
  async function refuse() {
    if (await deny.run({ id })) showToast({ message: 'Support access denied' });
  }

  if (state === 'ACTIVE') return <EndAccessButton id={id} />;
  if (state !== 'PENDING') return null;
  return (
    <>
      <FormActions>
        <Button onClick={() => setAsking(true)}>Grant</Button>
        <Button variant="quiet" busy={deny.busy} onClick={() => void refuse()}>
          Deny
        </Button>
      </FormActions>
      {isAsking && (
        <ConfirmDialog
          title={`Let ${staffEmail} view this workspace?`}
          confirmLabel="Grant access"
          confirmVariant="primary"
          busy={grant.busy}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          For {supportDurationName(minutes)} they can see everything you see. They can’t change anything, and
          everything they open is in the audit log. You can end it at any time.
        </ConfirmDialog>
      )}
    </>
  );
}

import { useState } from 'react';
import { useSubmit } from '#web/lib/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { ownAccount } from './own-account-api.ts';

/** Takes the person out of the workspace that they are in. */
export function LeaveWorkspace({ workspace }: { workspace: { id: string; name: string } }) {
  const [isAsking, setAsking] = useState(false);
  const submit = useSubmit();

  async function leave() {
    if (await submit.run(async () => void (await ownAccount.leave(workspace.id))))
      location.replace('/auth/login');
    else setAsking(false);
  }

  return (
    <>
      <FormError message={submit.error} />
      <Button variant="danger" onClick={() => setAsking(true)}>
        Leave workspace
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Leave “${workspace.name}”?`}
          confirmLabel="Leave workspace"
          busy={submit.busy}
          onConfirm={() => void leave()}
          onClose={() => setAsking(false)}
        >
          You lose access right away. What you made stays, and an admin gets what only you had full access to.
          To come back you need a new invitation.
        </ConfirmDialog>
      )}
    </>
  );
}

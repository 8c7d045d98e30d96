import { useState } from 'react';
import { useCan } from '#web/features/members/index.ts';
import type { ApiTokenFieldsFragment } from '#web/lib/graphql.gen.ts';
import { RevokeApiTokenDocument } from './api-tokens.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast-store.ts';

export function RevokeTokenButton({ token }: { token: ApiTokenFieldsFragment }) {
  const mayRevoke = useCan('apiToken.revoke');
  const [isAsking, setAsking] = useState(false);
  const revoke = useCommand(RevokeApiTokenDocument);

  async function confirm() {
    const done = await revoke.run({ id: token.id });
    setAsking(false);
    if (done) showToast({ message: `Revoked ${token.name}` });
  }

  return (
    <>
      <Button
        variant="quiet"
        aria-label={`Revoke ${token.name}`}
        disabled={!mayRevoke.allowed}
        title={mayRevoke.allowed ? undefined : mayRevoke.reason}
        onClick={() => setAsking(true)}
      >
        Revoke
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Revoke ${token.name}?`}
          confirmLabel="Revoke token"
          busy={revoke.busy}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          Programs that use it lose access immediately. This can’t be undone.
        </ConfirmDialog>
      )}
    </>
  );
}

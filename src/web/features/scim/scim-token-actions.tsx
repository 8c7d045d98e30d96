import { useState } from 'react';
import { copyText } from '#web/lib/copy-text.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { ConfirmDialog, Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { FormActions } from '#web/ui/page-frame.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { CreateScimTokenDocument, RevokeScimTokenDocument } from './scim.gen.ts';

/** The token is shown once. A new one replaces the old, so both ask where the directory would lose its way in. */
export function ScimTokenActions({ hasToken }: { hasToken: boolean }) {
  const [asking, setAsking] = useState<'replace' | 'revoke' | null>(null);
  const [token, setToken] = useState<string | null>(null);
  const create = useCommand(CreateScimTokenDocument);
  const revoke = useCommand(RevokeScimTokenDocument);

  async function make() {
    const made = await create.run({});
    setAsking(null);
    if (made) setToken(made.createScimToken.token);
  }

  async function end() {
    const done = await revoke.run({});
    setAsking(null);
    if (done) showToast({ message: 'Token revoked' });
  }

  return (
    <FormActions>
      <Button
        variant={hasToken ? 'default' : 'primary'}
        busy={create.busy}
        onClick={() => (hasToken ? setAsking('replace') : void make())}
      >
        {hasToken ? 'Replace token' : 'Create token'}
      </Button>
      {hasToken && (
        <Button variant="danger" busy={revoke.busy} onClick={() => setAsking('revoke')}>
          Revoke token
        </Button>
      )}
      {asking === 'replace' && (
        <ConfirmDialog
          title="Replace the token?"
          confirmLabel="Replace token"
          confirmVariant="primary"
          busy={create.busy}
          onConfirm={() => void make()}
          onClose={() => setAsking(null)}
        >
          The present token stops working right away. Enter the new one in your directory afterwards.
        </ConfirmDialog>
      )}
      {asking === 'revoke' && (
        <ConfirmDialog
          title="Revoke the token?"
          confirmLabel="Revoke token"
          busy={revoke.busy}
          onConfirm={() => void end()}
          onClose={() => setAsking(null)}
        >
          Your directory can’t add, change or remove members any more. Members stay as they are.
        </ConfirmDialog>
      )}
      {token !== null && (
        <Dialog title="Your new token" onClose={() => setToken(null)} wide stays>
          <FormStack>
            <CopyField label="SCIM token" value={token} onCopy={(text) => copyText(text, 'Token copied')} />
            <Callout tone="warning">
              Copy it now. It won’t be shown again. Keep it secret: it adds and removes members.
            </Callout>
          </FormStack>
          <DialogActions>
            <Button variant="primary" onClick={() => setToken(null)}>
              Done
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </FormActions>
  );
}

import { useState, type FormEvent } from 'react';
import { parseSubdomain } from '#domain/workspaces/subdomain.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { rootUrl } from '#web/lib/root-host.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { FormActions, FormStack } from '#web/ui/page-frame.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ChangeWorkspaceAddressDocument } from './workspaces.gen.ts';

type Moving = { subdomain: string; addressChangesLeft: number };

/** The workspace's address can be changed a few times; everybody signs in again at the new one. */
export function AddressForm({ workspace }: { workspace: Moving }) {
  const [subdomain, setSubdomain] = useState(workspace.subdomain);
  const [error, setError] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const change = useCommand(ChangeWorkspaceAddressDocument, { onRefused: setError });
  const left = workspace.addressChangesLeft;
  const wanted = subdomain.trim().toLowerCase();

  function ask(event: FormEvent) {
    event.preventDefault();
    const parsed = parseSubdomain(subdomain);
    setError(parsed.ok ? null : parsed.message);
    setAsking(parsed.ok);
  }

  async function move() {
    const done = await change.run({ subdomain: wanted });
    setAsking(false);
    if (done) location.assign(addressOf(done.changeWorkspaceAddress.subdomain));
  }

  return (
    <form onSubmit={ask} noValidate style={{ maxWidth: 'var(--width-form)' }}>
      <FormStack>
        <TextField
          label="Subdomain"
          autoComplete="off"
          spellCheck={false}
          value={subdomain}
          error={error}
          hint={
            left === 0
              ? 'The address was changed three times and can’t be changed again.'
              : `You can change the address ${left === 1 ? 'once more' : `${left} more times`}.`
          }
          disabled={left === 0}
          onChange={(event) => setSubdomain(event.target.value)}
        />
        {left > 0 && (
          <FormActions>
            <Button type="submit" busy={change.busy} disabled={wanted === workspace.subdomain}>
              Change address
            </Button>
          </FormActions>
        )}
      </FormStack>
      {isAsking && (
        <ConfirmDialog
          title={`Move to ${new URL(addressOf(wanted)).host}?`}
          confirmLabel="Change address"
          confirmVariant="primary"
          busy={change.busy}
          onConfirm={() => void move()}
          onClose={() => setAsking(false)}
        >
          Everyone signs in again at the new address. Links to the old address keep working.
        </ConfirmDialog>
      )}
    </form>
  );
}

function addressOf(subdomain: string): string {
  const root = new URL(rootUrl('/'));
  return `${root.protocol}//${subdomain}.${root.host}/`;
}

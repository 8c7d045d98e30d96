import { useState, type FormEvent } from 'react';
import { deletionGraceDays, parseDeletionName } from '#domain/workspaces/workspace-deletion.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { DeleteWorkspaceDocument } from './workspaces.gen.ts';

export function DeleteWorkspaceDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const remove = useCommand(DeleteWorkspaceDocument, { onRefused: setError });

  async function confirm(event: FormEvent) {
    event.preventDefault();
    const parsed = parseDeletionName(typed, name);
    if (!parsed.ok) return setError(parsed.message);
    if (await remove.run({ name: typed })) onClose();
  }

  return (
    <Dialog title={`Delete “${name}”?`} onClose={onClose}>
      <form onSubmit={(event) => void confirm(event)} noValidate>
        <FormStack>
          <p>
            Everything in this workspace will be permanently deleted in {deletionGraceDays} days. All admins
            get an e-mail and can keep it until then.
          </p>
          <TextField
            label={`Type “${name}” to confirm`}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            value={typed}
            error={error}
            onChange={(event) => setTyped(event.target.value)}
          />
        </FormStack>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="danger" busy={remove.busy}>
            Delete workspace
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

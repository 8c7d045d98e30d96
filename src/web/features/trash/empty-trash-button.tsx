import { useRef, useState } from 'react';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { ConfirmDialog, Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { EmptyTrashDocument } from './trash.gen.ts';

/** Deletes in parts, so that a long list shows how far it is and can be stopped. */
export function EmptyTrashButton({ projectId }: { projectId: string | null }) {
  const [state, setState] = useState<'asking' | 'deleting' | null>(null);
  const [deleted, setDeleted] = useState(0);
  const stopped = useRef(false);
  const { run } = useCommand(EmptyTrashDocument);

  async function empty() {
    setState('deleting');
    stopped.current = false;
    let total = 0;
    for (let more = true; more && !stopped.current;) {
      const done = await run({ projectId });
      if (!done) break;
      total += done.emptyTrash.deleted;
      setDeleted(total);
      more = done.emptyTrash.more;
    }
    setState(null);
    setDeleted(0);
    showToast({ message: `Permanently deleted ${countLabel(total, 'item')}` });
  }

  return (
    <>
      <Button onClick={() => setState('asking')}>Empty trash</Button>
      {state === 'asking' && (
        <ConfirmDialog
          title="Empty the trash?"
          confirmLabel="Empty trash"
          onConfirm={() => void empty()}
          onClose={() => setState(null)}
        >
          Everything in it that you have full access to is permanently deleted. No one can restore it.
        </ConfirmDialog>
      )}
      {state === 'deleting' && (
        <Dialog title="Emptying the trash" onClose={() => (stopped.current = true)} stays>
          <output>{countLabel(deleted, 'item')} deleted so far</output>
          <DialogActions>
            <Button onClick={() => (stopped.current = true)}>Stop</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

import { RemoveSampleDataDocument } from './workspaces.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast-store.ts';

export function RemoveSampleDialog({ onClose }: { onClose: () => void }) {
  const remove = useCommand(RemoveSampleDataDocument);
  async function confirm() {
    const done = await remove.run({});
    onClose();
    if (done) showToast({ message: 'Sample data removed' });
  }
  return (
    <ConfirmDialog
      title="Remove the sample data?"
      confirmLabel="Remove sample data"
      busy={remove.busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      Sample projects and everything in them will be permanently deleted. What you and your team created
      stays.
    </ConfirmDialog>
  );
}

import { countLabel } from '#web/ui/count-label.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { usePointCommands } from './use-point-commands.ts';

export type DeletePointsDialogProps = {
  channelId: string;
  ids: readonly string[];
  onDeleted: () => void;
  onClose: () => void;
};

export function DeletePointsDialog({ channelId, ids, onDeleted, onClose }: DeletePointsDialogProps) {
  const commands = usePointCommands(channelId);
  const label = countLabel(ids.length, 'data point');

  async function remove() {
    if (!(await commands.remove([...ids]))) return;
    onClose();
    onDeleted();
  }

  return (
    <ConfirmDialog
      title={`Delete ${label} permanently`}
      confirmLabel={`Delete ${label}`}
      busy={commands.isDeleting}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      This can’t be undone. If they are imported again, they come back; exclude them to keep them out. Notes
      that were made of them stay.
    </ConfirmDialog>
  );
}

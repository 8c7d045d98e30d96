import { countLabel } from '#web/ui/count-label.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import type { AllMatching } from './all-matching.ts';
import { useMatchingCommands } from './use-matching-commands.ts';
import { usePointCommands } from './use-point-commands.ts';

export type DeletePointsDialogProps = {
  channelId: string;
  ids: readonly string[];
  /** Instead of these. */
  all?: AllMatching | null;
  onDeleted: () => void;
  onClose: () => void;
};

export function DeletePointsDialog({ channelId, ids, all, onDeleted, onClose }: DeletePointsDialogProps) {
  const commands = usePointCommands(channelId);
  const matching = useMatchingCommands(channelId);
  const label = countLabel(all?.count ?? ids.length, 'data point');

  async function remove() {
    if (!(await (all ? matching.changeAll(all, 'DELETE') : commands.remove([...ids])))) return;
    onClose();
    onDeleted();
  }

  return (
    <ConfirmDialog
      title={`Delete ${label} permanently`}
      confirmLabel={`Delete ${label}`}
      busy={commands.isDeleting || matching.busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      This can’t be undone. If they are imported again, they come back; exclude them to keep them out. Notes
      that were made of them stay.
    </ConfirmDialog>
  );
}

import { ChooseProjectDialog } from '#web/features/projects/index.ts';

export type MoveDialogProps = {
  fromProjectId: string;
  busy: boolean;
  onMove: (projectId: string) => void;
  onClose: () => void;
};

export function MoveDialog({ fromProjectId, busy, onMove, onClose }: MoveDialogProps) {
  return (
    <ChooseProjectDialog
      title="Move to another project"
      action="Move"
      isOffered={({ id }) => id !== fromProjectId}
      none="There are no other projects"
      busy={busy}
      onChoose={onMove}
      onClose={onClose}
    />
  );
}

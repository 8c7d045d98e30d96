import { ChooseProjectDialog } from '#web/features/projects/index.ts';
import { announceMade } from '#web/kit/documents/just-made.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';

export type CreateInsightDialogProps = {
  projectId?: string | null;
  busy: boolean;
  /** Makes the draft; undefined where that was refused. */
  create: (projectId: string) => Promise<{ readonly id: string } | undefined>;
  onClose: () => void;
};

/** Asks in which project a draft begins, makes it there and opens it. */
export function CreateInsightDialog({ projectId, busy, create, onClose }: CreateInsightDialogProps) {
  async function begin(chosen: string) {
    const made = await create(chosen);
    if (!made) return;
    onClose();
    announceMade(made.id, { isTitled: true });
    goTo('insight', { params: { insightId: made.id } });
  }

  return (
    <ChooseProjectDialog
      title="Create insight"
      action="Create insight"
      initial={projectId ?? ''}
      isOffered={({ status }) => status === 'ACTIVE'}
      none="There are no projects yet"
      busy={busy}
      onChoose={(chosen) => void begin(chosen)}
      onClose={onClose}
    />
  );
}

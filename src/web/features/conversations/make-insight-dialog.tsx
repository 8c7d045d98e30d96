import { CreateInsightDialog } from '#web/features/insights/index.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { CreateInsightFromAnswerDocument } from './conversations.gen.ts';

export type MakeInsightDialogProps = { messageId: string; projectId: string | null; onClose: () => void };

/** A draft with the answer and its quotes, in a project of the person's choice. */
export function MakeInsightDialog({ messageId, projectId, onClose }: MakeInsightDialogProps) {
  const { busy, run } = useCommand(CreateInsightFromAnswerDocument);
  return (
    <CreateInsightDialog
      projectId={projectId}
      busy={busy}
      create={async (chosen) => (await run({ messageId, projectId: chosen }))?.createInsightFromAnswer}
      onClose={onClose}
    />
  );
}

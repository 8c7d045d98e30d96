import { CreateInsightDialog } from '#web/features/insights/index.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { CreateInsightFromSummaryDocument } from './summaries.gen.ts';

/** A draft with what the summary says and its quotes, in a project of the person's choice. */
export function MakeInsightDialog({ summaryId, onClose }: { summaryId: string; onClose: () => void }) {
  const { busy, run } = useCommand(CreateInsightFromSummaryDocument);
  return (
    <CreateInsightDialog
      busy={busy}
      create={async (projectId) => (await run({ summaryId, projectId }))?.createInsightFromSummary}
      onClose={onClose}
    />
  );
}

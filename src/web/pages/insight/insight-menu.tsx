import { IconPresentation } from '@tabler/icons-react';
import { buildUrl } from '#domain/routes/build-url.ts';
import { documentCommands, DocumentMenu } from '#web/features/documents/index.ts';
import { useSaveItem } from '#web/features/templates/index.ts';
import { accessObjectOf } from '#web/kit/documents/document-object.ts';
import type { InsightFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useCoverItems } from './use-cover-items.tsx';
import {
  DuplicateInsightDocument,
  LockInsightDocument,
  MoveInsightsDocument,
  RestoreInsightsDocument,
  TrashInsightsDocument,
  UnlockInsightDocument,
} from '#web/features/insights/insights.gen.ts';

export type InsightMenuProps = { insight: InsightFieldsFragment; onFind: () => void };

export function InsightMenu({ insight, onFind }: InsightMenuProps) {
  const lock = useCommand(LockInsightDocument);
  const unlock = useCommand(UnlockInsightDocument);
  const duplicate = useCommand(DuplicateInsightDocument);
  const move = useCommand(MoveInsightsDocument);
  const trash = useCommand(TrashInsightsDocument);
  const restore = useCommand(RestoreInsightsDocument);
  const coverItems = useCoverItems(insight);
  const { id, projectId } = insight;
  const commands = documentCommands('insight', insight, {
    lock: () => lock.run({ id }),
    unlock: () => unlock.run({ id }),
    duplicate: async () => (await duplicate.run({ id }))?.duplicateInsight ?? null,
    move: async (toProjectId) =>
      (await move.run({ ids: [id], projectId: toProjectId }))?.moveInsights[0] ?? null,
    trash: () => trash.run({ ids: [id] }),
    restore: () => restore.run({ ids: [id] }),
  });
  const saving = useSaveItem('insight', insight, accessObjectOf(insight));
  return (
    <>
      <DocumentMenu
        kind="insight"
        document={insight}
        commands={commands}
        isMoving={move.busy}
        onFind={onFind}
        copies={[saving.item]}
        own={[
          {
            label: 'Present',
            icon: <IconPresentation size={16} />,
            href: buildUrl('projectInsightPresent', { params: { projectId, insightId: id } }),
          },
          ...coverItems,
        ]}
      />
      {saving.dialog}
    </>
  );
}

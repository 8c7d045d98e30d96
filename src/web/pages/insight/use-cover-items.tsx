import { IconPhoto, IconPhotoOff } from '@tabler/icons-react';
import { sendWhole } from '#web/features/files/index.ts';
import { useCan } from '#web/features/members/index.ts';
import { UpdateInsightDocument } from '#web/features/insights/insights.gen.ts';
import { accessObjectOf } from '#web/kit/documents/document-object.ts';
import { pickFiles } from '#web/kit/files/pick-files.ts';
import type { InsightFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import type { MenuItem } from '#web/ui/menu.tsx';
import { showToast } from '#web/ui/toast-store.ts';

/** Chooses, replaces and removes the cover of an insight. */
export function useCoverItems(insight: InsightFieldsFragment): MenuItem[] {
  const { id, coverFileId } = insight;
  const mayEdit = useCan('insight.update', accessObjectOf(insight));
  const update = useCommand(UpdateInsightDocument);
  const before = coverFileId ?? null;

  async function set(fileId: string | null, message: string) {
    if (!(await update.run({ input: { id, coverFileId: fileId } }))) return;
    showToast({ message, undo: () => void update.run({ input: { id, coverFileId: before } }) });
  }

  async function choose() {
    const [file] = await pickFiles('image', { many: false });
    if (!file) return;
    try {
      await set(await sendWhole(file, { type: 'INSIGHT', id, asNote: false }), 'Cover saved');
    } catch (refusal) {
      showToast({
        message: refusal instanceof Error ? refusal.message : 'The picture wasn’t saved',
        tone: 'error',
      });
    }
  }

  const disabledReason = mayEdit.allowed ? null : mayEdit.reason;
  return [
    {
      label: before === null ? 'Add cover' : 'Replace cover',
      icon: <IconPhoto size={16} />,
      disabledReason,
      onSelect: () => void choose(),
    },
    ...(before === null
      ? []
      : [
          {
            label: 'Remove cover',
            icon: <IconPhotoOff size={16} />,
            disabledReason,
            onSelect: () => void set(null, 'Cover removed'),
          },
        ]),
  ];
}

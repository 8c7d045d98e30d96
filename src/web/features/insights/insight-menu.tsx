import {
  IconCopy,
  IconDots,
  IconFolderSymlink,
  IconHistory,
  IconLink,
  IconLock,
  IconLockOpen,
  IconPresentation,
  IconSearch,
  IconTrash,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { buildUrl } from '#domain/routes/build-url.ts';
import { copyLink } from '#web/features/documents/copy-link.ts';
import { accessObjectOf } from '#web/features/documents/document-object.ts';
import { HistoryDialog, MoveDialog } from '#web/features/documents/lazy-dialogs.tsx';
import { useExportItems } from '#web/features/documents/use-export-items.tsx';
import { useCan } from '#web/features/members/viewer-context.tsx';
import type { InsightFieldsFragment } from '#web/lib/graphql.gen.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { useInsightCommands } from './use-insight-commands.ts';

export type InsightMenuProps = { insight: InsightFieldsFragment; onFind: () => void };

export function InsightMenu({ insight, onFind }: InsightMenuProps) {
  const access = accessObjectOf(insight);
  const isLocked = insight.lockedAt !== null;
  const mayLock = useCan(isLocked ? 'insight.unlock' : 'insight.lock', access);
  const mayCopy = useCan('insight.create', access);
  const mayMove = useCan('insight.move', access);
  const mayTrash = useCan('insight.trash', access);
  const exports = useExportItems(insight.id, access);
  const [dialog, setDialog] = useState<'history' | 'move' | null>(null);
  const commands = useInsightCommands(insight);
  const { id, projectId, title } = insight;
  return (
    <>
      <Menu
        trigger={
          <IconButton label="Insight actions">
            <IconDots size={16} />
          </IconButton>
        }
        groups={[
          [
            {
              label: 'Present',
              icon: <IconPresentation size={16} />,
              href: buildUrl('projectInsightPresent', { params: { projectId, insightId: id } }),
            },
            {
              label: 'Find and replace',
              icon: <IconSearch size={16} />,
              shortcut: ['Mod', 'f'],
              onSelect: onFind,
            },
            { label: 'History', icon: <IconHistory size={16} />, onSelect: () => setDialog('history') },
            {
              label: 'Copy link',
              icon: <IconLink size={16} />,
              onSelect: () =>
                void copyLink(
                  buildUrl('insight', { params: { insightId: id }, titles: { insightId: title } }),
                ),
            },
          ],
          exports,
          [
            {
              label: isLocked ? 'Unlock' : 'Lock',
              icon: isLocked ? <IconLockOpen size={16} /> : <IconLock size={16} />,
              disabledReason: mayLock.allowed ? null : mayLock.reason,
              onSelect: commands.toggleLock,
            },
            {
              label: 'Duplicate',
              icon: <IconCopy size={16} />,
              disabledReason: mayCopy.allowed ? null : mayCopy.reason,
              onSelect: commands.duplicate,
            },
            {
              label: 'Move to another project',
              icon: <IconFolderSymlink size={16} />,
              disabledReason: mayMove.allowed ? null : mayMove.reason,
              onSelect: () => setDialog('move'),
            },
          ],
          [
            {
              label: 'Move to trash',
              icon: <IconTrash size={16} />,
              danger: true,
              disabledReason: mayTrash.allowed ? null : mayTrash.reason,
              onSelect: commands.trash,
            },
          ],
        ]}
      />
      <Suspense>
        {dialog === 'history' && (
          <HistoryDialog documentId={id} kind="insight" access={access} onClose={() => setDialog(null)} />
        )}
        {dialog === 'move' && (
          <MoveDialog
            fromProjectId={projectId}
            busy={commands.isMoving}
            onClose={() => setDialog(null)}
            onMove={(toProjectId) => {
              setDialog(null);
              commands.move(toProjectId);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

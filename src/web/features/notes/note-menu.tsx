import {
  IconCopy,
  IconDots,
  IconFolderSymlink,
  IconHistory,
  IconLink,
  IconLock,
  IconLockOpen,
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
import type { NoteFieldsFragment } from '#web/lib/graphql.gen.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { useNoteCommands } from './use-note-commands.ts';

export type NoteMenuProps = { note: NoteFieldsFragment; onFind: () => void };

export function NoteMenu({ note, onFind }: NoteMenuProps) {
  const access = accessObjectOf(note);
  const isLocked = note.lockedAt !== null;
  const mayLock = useCan(isLocked ? 'note.unlock' : 'note.lock', access);
  const mayCopy = useCan('note.create', access);
  const mayMove = useCan('note.move', access);
  const mayTrash = useCan('note.trash', access);
  const exports = useExportItems(note.id, access);
  const [dialog, setDialog] = useState<'history' | 'move' | null>(null);
  const commands = useNoteCommands(note);
  return (
    <>
      <Menu
        trigger={
          <IconButton label="Note actions">
            <IconDots size={16} />
          </IconButton>
        }
        groups={[
          [
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
                  buildUrl('note', { params: { noteId: note.id }, titles: { noteId: note.title } }),
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
          <HistoryDialog documentId={note.id} kind="note" access={access} onClose={() => setDialog(null)} />
        )}
        {dialog === 'move' && (
          <MoveDialog
            fromProjectId={note.projectId}
            busy={commands.isMoving}
            onClose={() => setDialog(null)}
            onMove={(projectId) => {
              setDialog(null);
              commands.move(projectId);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

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
import { useCan } from '#web/features/members/index.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { useOfferedActions } from '#web/kit/documents/offered-actions.ts';
import { copyLink } from '#web/kit/objects/copy-link.ts';
import { documentUrl, type DocumentCommands } from './document-commands.ts';
import {
  accessObjectOf,
  type DocumentFields,
  type DocumentKind,
} from '#web/kit/documents/document-object.ts';
import { HistoryDialog, MoveDialog } from './lazy-dialogs.tsx';
import { useExportItems } from './use-export-items.tsx';

export type DocumentMenuProps = {
  kind: DocumentKind;
  document: DocumentFields;
  commands: DocumentCommands;
  isMoving: boolean;
  onFind: () => void;
  /** What only this kind has, before all else. */
  own?: readonly MenuItem[];
  /** What other features make of it, beside a copy. */
  copies?: readonly MenuItem[];
};

/** The menu of a note or an insight. */
export function DocumentMenu({ kind, document, commands, isMoving, onFind, own, copies }: DocumentMenuProps) {
  const access = accessObjectOf(document);
  const isLocked = document.lockedAt !== null;
  const mayLock = useCan(isLocked ? `${kind}.unlock` : `${kind}.lock`, access);
  const mayCopy = useCan(`${kind}.create`, access);
  const mayMove = useCan(`${kind}.move`, access);
  const mayTrash = useCan(`${kind}.trash`, access);
  const exports = useExportItems(document.id, access);
  const [dialog, setDialog] = useState<'history' | 'move' | null>(null);
  const close = () => setDialog(null);
  const groups: readonly (readonly MenuItem[])[] = [
    [
      ...(own ?? []),
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
        onSelect: () => void copyLink(documentUrl(kind, document)),
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
      ...(copies ?? []),
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
  ];
  useOfferedActions(groups.flat());
  return (
    <>
      <Menu
        trigger={
          <IconButton label={kind === 'note' ? 'Note actions' : 'Insight actions'}>
            <IconDots size={16} />
          </IconButton>
        }
        groups={groups}
      />
      <Suspense>
        {dialog === 'history' && (
          <HistoryDialog documentId={document.id} kind={kind} access={access} onClose={close} />
        )}
        {dialog === 'move' && (
          <MoveDialog
            fromProjectId={document.projectId}
            busy={isMoving}
            onClose={close}
            onMove={(projectId) => {
              close();
              commands.move(projectId);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

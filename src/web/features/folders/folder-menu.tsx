import {
  IconDots,
  IconDownload,
  IconFolderPlus,
  IconFolderSymlink,
  IconLink,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { FolderFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCan } from '#web/features/members/index.ts';
import { ExportFolder } from '#web/features/project-exports/index.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { MoveToFolder, NameFolder } from './lazy-dialogs.tsx';
import { useFolderCommands } from './use-folder-commands.ts';

type FolderMenuProps = {
  folder: FolderFieldsFragment;
  /** After it went to the trash. */
  onGone?: () => void;
};

export function FolderMenu({ folder, onGone }: FolderMenuProps) {
  const [dialog, setDialog] = useState<'rename' | 'move' | 'inner' | 'export' | null>(null);
  const commands = useFolderCommands();
  const object = { level: folder.viewerLevel };
  const reasonOf = (decision: ReturnType<typeof useCan>) => (decision.allowed ? null : decision.reason);
  const updateReason = reasonOf(useCan('folder.update', object));
  const moveReason = reasonOf(useCan('folder.move', object));
  const exportReason = reasonOf(useCan('export.folder', object));
  const trashReason = reasonOf(useCan('folder.trash', object));
  const close = () => setDialog(null);
  const target = { params: { projectCategoryId: folder.id }, titles: { projectCategoryId: folder.title } };
  const closeIf = (done: boolean) => {
    if (done) close();
  };

  return (
    <>
      <Menu
        trigger={
          <IconButton label={`Actions for the folder ${folder.title}`}>
            <IconDots size={16} />
          </IconButton>
        }
        groups={[
          [
            {
              label: 'Copy link',
              icon: <IconLink size={16} />,
              onSelect: () => void copyText(location.origin + buildUrl('folder', target), 'Link copied'),
            },
          ],
          [
            {
              label: 'Rename…',
              icon: <IconPencil size={16} />,
              disabledReason: updateReason,
              onSelect: () => setDialog('rename'),
            },
            {
              label: 'New subfolder…',
              icon: <IconFolderPlus size={16} />,
              disabledReason: updateReason,
              onSelect: () => setDialog('inner'),
            },
            {
              label: 'Move…',
              icon: <IconFolderSymlink size={16} />,
              disabledReason: moveReason,
              onSelect: () => setDialog('move'),
            },
            {
              label: 'Export…',
              icon: <IconDownload size={16} />,
              disabledReason: exportReason,
              onSelect: () => setDialog('export'),
            },
          ],
          [
            {
              label: 'Move to trash',
              icon: <IconTrash size={16} />,
              danger: true,
              disabledReason: trashReason,
              onSelect: () => {
                onGone?.();
                void commands.trash(folder);
              },
            },
          ],
        ]}
      />
      {dialog === 'rename' && (
        <NameFolder
          heading="Rename the folder"
          confirmLabel="Rename"
          title={folder.title}
          busy={commands.busy}
          onSave={async (title) => closeIf(await commands.rename(folder, title))}
          onClose={close}
        />
      )}
      {dialog === 'inner' && (
        <NameFolder
          heading="New folder"
          confirmLabel="Create folder"
          busy={commands.busy}
          onSave={async (title) => {
            const made = await commands.create(title, folder.id);
            if (!made) return;
            close();
            goTo('folder', {
              params: { projectCategoryId: made.id },
              titles: { projectCategoryId: made.title },
            });
          }}
          onClose={close}
        />
      )}
      {dialog === 'export' && <ExportFolder folder={folder} onClose={close} />}
      {dialog === 'move' && (
        <MoveToFolder
          movingId={folder.id}
          currentId={folder.parent?.id ?? null}
          busy={commands.busy}
          onMove={async (to) => closeIf(await commands.move(folder, to))}
          onClose={close}
        />
      )}
    </>
  );
}

import { IconFolderPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '#web/features/members/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { NameFolder } from './lazy-dialogs.tsx';
import { useFolderCommands } from './use-folder-commands.ts';

/** `parentId` null: on the top. */
export function NewFolderButton({ parentId }: { parentId: string | null }) {
  const may = useCan('folder.create');
  const [isNaming, setNaming] = useState(false);
  const commands = useFolderCommands();

  async function create(title: string) {
    const made = await commands.create(title, parentId);
    if (!made) return;
    setNaming(false);
    goTo('folder', { params: { projectCategoryId: made.id }, titles: { projectCategoryId: made.title } });
  }

  return (
    <>
      <Tooltip label={may.allowed ? '' : may.reason} disabled={may.allowed}>
        <Button
          icon={<IconFolderPlus size={16} />}
          aria-disabled={!may.allowed || undefined}
          onClick={() => may.allowed && setNaming(true)}
        >
          New folder
        </Button>
      </Tooltip>
      {isNaming && (
        <NameFolder
          heading="New folder"
          confirmLabel="Create folder"
          busy={commands.busy}
          onSave={create}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}

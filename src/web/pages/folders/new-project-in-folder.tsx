import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { titleOf } from '#domain/text/display-names.ts';
import { useCan } from '#web/features/members/index.ts';
import { NewProjectForm } from '#web/features/projects/index.ts';
import type { FolderFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

export function NewProjectInFolder({ folder }: { folder: FolderFieldsFragment }) {
  const mayCreate = useCan('project.create');
  const mayPut = useCan('folder.update', { level: folder.viewerLevel });
  const [isOpen, setOpen] = useState(false);
  const reason = !mayCreate.allowed ? mayCreate.reason : !mayPut.allowed ? mayPut.reason : null;
  return (
    <>
      <Tooltip label={reason ?? ''} disabled={reason === null}>
        <Button
          variant="primary"
          icon={<IconPlus size={16} />}
          aria-disabled={reason !== null || undefined}
          onClick={() => reason === null && setOpen(true)}
        >
          New project
        </Button>
      </Tooltip>
      {isOpen && (
        <Dialog
          title={`New project in “${titleOf('folder', folder.title)}”`}
          wide
          onClose={() => setOpen(false)}
        >
          <NewProjectForm folderId={folder.id} onCancel={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

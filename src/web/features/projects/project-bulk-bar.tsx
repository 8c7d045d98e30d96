import { IconArchive, IconArchiveOff, IconFolderSymlink, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { MoveToFolder } from '#web/features/folders/index.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { BulkBar } from '#web/ui/bulk-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { useProjectCommands } from './use-project-commands.ts';

type ProjectBulkBarProps = { projects: readonly ProjectFieldsFragment[]; onDone: () => void };

/** The server refuses all of them when one is not the person's to change, and says why. */
export function ProjectBulkBar({ projects, onDone }: ProjectBulkBarProps) {
  const [isMoving, setMoving] = useState(false);
  const commands = useProjectCommands();
  const areArchived = projects.every(({ status }) => status === 'ARCHIVED');
  const finish = async (work: Promise<boolean>) => {
    const done = await work;
    if (done) onDone();
    return done;
  };
  return (
    <BulkBar count={projects.length} noun="project" onClear={onDone}>
      <Button variant="quiet" icon={<IconFolderSymlink size={16} />} onClick={() => setMoving(true)}>
        Move to folder
      </Button>
      <Button
        variant="quiet"
        icon={areArchived ? <IconArchiveOff size={16} /> : <IconArchive size={16} />}
        onClick={() => void finish(commands.setStatus(projects, areArchived ? 'ACTIVE' : 'ARCHIVED'))}
      >
        {areArchived ? 'Make active' : 'Archive'}
      </Button>
      <Button
        variant="quiet"
        icon={<IconTrash size={16} />}
        onClick={() => void finish(commands.trash(projects))}
      >
        Move to trash
      </Button>
      {isMoving && (
        <MoveToFolder
          busy={commands.busy}
          onClose={() => setMoving(false)}
          onMove={async (folder) => {
            if (await finish(commands.move(projects, folder))) setMoving(false);
          }}
        />
      )}
    </BulkBar>
  );
}

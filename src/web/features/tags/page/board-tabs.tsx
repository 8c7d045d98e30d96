import { IconPlus, IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { titleOf } from '#domain/text/display-names.ts';
import { useCan } from '#web/features/members/index.ts';
import { navigate } from '#web/lib/navigation/navigator.ts';
import type { ProjectFieldsFragment, TagBoardFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { TitleDialog } from '../dialogs/title-dialog.tsx';
import { boardUrl } from '../model/board-url.ts';
import { CreateTagBoardDocument } from '../tags.gen.ts';
import classes from './tags-page.module.css';

type BoardTabsProps = {
  project: ProjectFieldsFragment | null;
  boards: readonly TagBoardFieldsFragment[];
  currentId: string | null;
  createReason: string | null;
};

/** The project's boards, then those that the whole workspace uses; without a project the latter only. */
export function BoardTabs({ project, boards, currentId, createReason }: BoardTabsProps) {
  const [making, setMaking] = useState<'project' | 'workspace' | null>(null);
  const create = useCommand(CreateTagBoardDocument);
  const mayMakeShared = useCan('workspaceTag.manage');

  async function make(title: string) {
    const done = await create.run({
      input: { title, ...(making === 'project' && project && { projectId: project.id }) },
    });
    if (!done) return;
    setMaking(null);
    navigate(boardUrl(project, { id: done.createTagBoard.id, title }));
  }

  return (
    <nav className={classes.tabs} aria-label="Tag boards">
      {boards.map(({ id, title, projectId }) => (
        <a
          key={id}
          href={boardUrl(project, { id, title })}
          aria-current={id === currentId ? 'page' : undefined}
          className={classes.tab}
        >
          {project !== null && projectId === null && <IconWorld size={14} aria-label="Workspace board" />}
          {titleOf('board', title)}
        </a>
      ))}
      <Menu
        align="start"
        trigger={
          <IconButton label="Add a board">
            <IconPlus size={16} />
          </IconButton>
        }
        groups={[
          [
            ...(project === null
              ? []
              : [
                  {
                    label: 'Project board…',
                    disabledReason: createReason,
                    onSelect: () => setMaking('project'),
                  },
                ]),
            {
              label: 'Workspace board…',
              disabledReason: mayMakeShared.allowed ? null : mayMakeShared.reason,
              onSelect: () => setMaking('workspace'),
            },
          ],
        ]}
      />
      {making && (
        <TitleDialog
          heading={making === 'project' ? 'New tag board' : 'New workspace tag board'}
          title=""
          action="Create board"
          busy={create.busy}
          onSave={(title) => void make(title)}
          onClose={() => setMaking(null)}
        />
      )}
    </nav>
  );
}

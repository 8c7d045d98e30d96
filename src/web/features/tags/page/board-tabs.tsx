import { IconPlus, IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { buildUrl } from '#domain/routes/build-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { useCan } from '#web/features/members/index.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import type { ProjectFieldsFragment, TagBoardFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { TitleDialog } from '../dialogs/title-dialog.tsx';
import { CreateTagBoardDocument } from '../tags.gen.ts';
import classes from './tags-page.module.css';

type BoardTabsProps = {
  project: ProjectFieldsFragment;
  boards: readonly TagBoardFieldsFragment[];
  currentId: string | null;
  createReason: string | null;
};

/** The project's boards, then those that the whole workspace uses. */
export function BoardTabs({ project, boards, currentId, createReason }: BoardTabsProps) {
  const [making, setMaking] = useState<'project' | 'workspace' | null>(null);
  const create = useCommand(CreateTagBoardDocument);
  const mayMakeShared = useCan('workspaceTag.manage');

  async function make(title: string) {
    const done = await create.run({
      input: { title, ...(making === 'project' && { projectId: project.id }) },
    });
    if (!done) return;
    setMaking(null);
    goTo('projectTagBoard', {
      params: { projectId: project.id, tagBoardId: done.createTagBoard.id },
      titles: { projectId: project.title, tagBoardId: title },
    });
  }

  return (
    <nav className={classes.tabs} aria-label="Tag boards">
      {boards.map(({ id, title, projectId }) => (
        <a
          key={id}
          href={buildUrl('projectTagBoard', {
            params: { projectId: project.id, tagBoardId: id },
            titles: { projectId: project.title, tagBoardId: title },
          })}
          aria-current={id === currentId ? 'page' : undefined}
          className={classes.tab}
        >
          {projectId === null && <IconWorld size={14} aria-label="Workspace board" />}
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
            {
              label: 'Project board…',
              disabledReason: createReason,
              onSelect: () => setMaking('project'),
            },
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

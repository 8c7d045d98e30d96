import { IconBulb, IconLayoutList, IconNotes, IconUserPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Action } from '#domain/access/actions.ts';
import { useNewInsight } from '#web/features/insights/index.ts';
import { useCan } from '#web/features/members/index.ts';
import { useNewNote } from '#web/features/notes/index.ts';
import { useProjectObject } from '#web/features/projects/index.ts';
import { CreateViewDocument } from '#web/features/views/views.gen.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { openOverlay } from '../shell/overlays.ts';
import type { Command } from './commands.ts';

const size = 16;

/** What can be made in the project that is open, or elsewhere in one that is chosen next. */
export function useCreations(project: ProjectFieldsFragment | null | undefined): Command[] {
  const may = useMayCreate(project);
  const note = useNewNote();
  const insight = useNewInsight();
  const view = useCommand(CreateViewDocument);

  async function newView(projectId: string): Promise<void> {
    const input = { projectId, objectType: 'NOTE', layout: 'TABLE', title: 'New view', data: '{}' } as const;
    const made = await view.run({ input });
    if (made) goTo('projectView', { params: { projectId, viewId: made.createView.id } });
  }

  const creations = [
    creation('note', <IconNotes size={size} />, note.make),
    creation('insight', <IconBulb size={size} />, insight.make),
    creation('view', <IconLayoutList size={size} />, newView),
  ];
  return creations.filter(({ action }) => may(action)).map(({ commandIn }) => commandIn(project ?? null));
}

/** On a page outside a project: whether it is allowed anywhere. */
function useMayCreate(project: ProjectFieldsFragment | null | undefined): (action: CreateAction) => boolean {
  const here = useProjectObject(project ?? null);
  const object = project ? here : anyProject;
  const may = {
    'note.create': useCan('note.create', object).allowed,
    'insight.create': useCan('insight.create', object).allowed,
    'view.create': useCan('view.create', object).allowed,
  };
  return (action) => may[action];
}

/** Where nothing but the person's role could be in the way. */
export const anyProject = { level: 'FULL' } as const;

type CreateAction = Extract<Action, 'note.create' | 'insight.create' | 'view.create'>;

function creation(
  what: 'note' | 'insight' | 'view',
  icon: ReactNode,
  make: (projectId: string) => Promise<unknown>,
) {
  const base = { id: `new-${what}`, kind: 'action', icon } as const;
  return {
    action: `${what}.create` as const,
    commandIn: (project: ProjectFieldsFragment | null): Command =>
      project
        ? { ...base, label: `New ${what} in this project`, run: () => void make(project.id) }
        : { ...base, label: `New ${what}`, runIn: ({ id }) => void make(id) },
  };
}

export function useContactCreation(): Command[] {
  const may = useCan('person.create').allowed;
  if (!may) return [];
  return [
    {
      id: 'new-contact',
      label: 'New contact',
      kind: 'action',
      icon: <IconUserPlus size={size} />,
      run: () => openOverlay('new-contact'),
    },
  ];
}

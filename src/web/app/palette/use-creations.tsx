import { IconBulb, IconLayoutList, IconNotes, IconUserPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CreateInsightDocument } from '#web/features/insights/insights.gen.ts';
import { useCan } from '#web/features/members/index.ts';
import { CreateNoteDocument } from '#web/features/notes/notes.gen.ts';
import { useProjectObject } from '#web/features/projects/index.ts';
import { CreateViewDocument } from '#web/features/views/views.gen.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { announceMade } from '#web/kit/documents/just-made.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { openOverlay } from '../shell/overlays.ts';
import type { Command } from './commands.ts';

const size = 16;

/** What can be made in the project that is open. */
export function useProjectCreations(project: ProjectFieldsFragment | null | undefined): Command[] {
  const object = useProjectObject(project ?? null);
  const mayNote = useCan('note.create', object).allowed;
  const mayInsight = useCan('insight.create', object).allowed;
  const mayView = useCan('view.create', object).allowed;
  const note = useCommand(CreateNoteDocument);
  const insight = useCommand(CreateInsightDocument);
  const view = useCommand(CreateViewDocument);
  if (!project) return [];
  const projectId = project.id;

  async function newNote() {
    const made = await note.run({ input: { projectId } });
    if (!made) return;
    announceMade(made.createNote.id);
    goTo('projectNote', { params: { projectId, noteId: made.createNote.id } });
  }
  async function newInsight() {
    const made = await insight.run({ input: { projectId } });
    if (!made) return;
    announceMade(made.createInsight.id);
    goTo('insight', { params: { insightId: made.createInsight.id } });
  }
  async function newView() {
    const input = { projectId, objectType: 'NOTE', layout: 'TABLE', title: 'New view', data: '{}' } as const;
    const made = await view.run({ input });
    if (made) goTo('projectView', { params: { projectId, viewId: made.createView.id } });
  }

  return [
    ...(mayNote ? [creation('note', <IconNotes size={size} />, newNote)] : []),
    ...(mayInsight ? [creation('insight', <IconBulb size={size} />, newInsight)] : []),
    ...(mayView ? [creation('view', <IconLayoutList size={size} />, newView)] : []),
  ];
}

export function useContactCreation(): Command[] {
  const may = useCan('person.create').allowed;
  if (!may) return [];
  return [
    creation('contact', <IconUserPlus size={size} />, async () => openOverlay('new-contact'), 'New contact'),
  ];
}

function creation(
  what: string,
  icon: ReactNode,
  make: () => Promise<void>,
  label = `New ${what} in this project`,
): Command {
  return { id: `new-${what}`, label, kind: 'action', icon, run: () => void make() };
}

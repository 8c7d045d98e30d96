import { NewDocumentButton } from '#web/features/projects/index.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { announceMade } from '#web/kit/documents/just-made.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { CreateNoteDocument } from './notes.gen.ts';

export function NewNoteButton({ project }: { project: ProjectFieldsFragment }) {
  const create = useCommand(CreateNoteDocument);

  async function run() {
    const made = await create.run({ input: { projectId: project.id } });
    if (!made) return;
    announceMade(made.createNote.id);
    goTo('projectNote', { params: { projectId: project.id, noteId: made.createNote.id } });
  }

  return <NewDocumentButton kind="note" project={project} busy={create.busy} onCreate={() => void run()} />;
}

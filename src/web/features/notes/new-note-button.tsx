import { NewDocumentButton } from '#web/features/projects/index.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useNewNote } from './use-new-note.ts';

export function NewNoteButton({ project }: { project: ProjectFieldsFragment }) {
  const { busy, make } = useNewNote();
  return (
    <NewDocumentButton kind="note" project={project} busy={busy} onCreate={() => void make(project.id)} />
  );
}

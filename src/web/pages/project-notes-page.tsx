import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { NewNoteButton } from '#web/features/notes/new-note-button.tsx';
import { NoteList } from '#web/features/notes/note-list.tsx';
import { ProjectListPage } from '#web/features/projects/project-list-page.tsx';

export function ProjectNotesPage({ match }: { match: RouteMatchOf<'projectNotes'> }) {
  return (
    <ProjectListPage
      projectId={match.params.projectId}
      tab="notes"
      renderAction={(project) => <NewNoteButton project={project} />}
    >
      {(project) => <NoteList project={project} />}
    </ProjectListPage>
  );
}

import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { NoteScreen } from '#web/features/notes/note-screen.tsx';

export function NotePage({ match }: { match: RouteMatchOf<'note'> | RouteMatchOf<'projectNote'> }) {
  return <NoteScreen noteId={match.params.noteId} commentId={match.hash.c ?? null} />;
}

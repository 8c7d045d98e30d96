import { parseUrl, type RouteMatchOf } from '#domain/routes/parse-url.ts';
import { prepareSession } from '#web/kit/editor/prepared-session.ts';
import { documentLinkOf } from '#web/features/documents/index.ts';
import { useFileLink } from '#web/features/files/index.ts';
import { NoteScreen } from '#web/pages/note/note-screen.tsx';
import { NoteDocument } from '#web/features/notes/notes.gen.ts';
import { preloadQuery } from '#web/lib/preload-query.ts';

// The page that the browser opened: its text is on the way while it is still found out who is looking.
const opened = parseUrl(location.pathname);
if (opened?.name === 'note' || opened?.name === 'projectNote') {
  prepareSession(opened.params.noteId);
  void preloadQuery(NoteDocument, { id: opened.params.noteId });
}

export function NotePage({ match }: { match: RouteMatchOf<'note'> | RouteMatchOf<'projectNote'> }) {
  useFileLink(match.hash);
  return <NoteScreen noteId={match.params.noteId} link={documentLinkOf(match.hash)} />;
}

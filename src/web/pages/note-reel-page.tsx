import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { NoteReelScreen } from '#web/features/reels/note-reel-screen.tsx';

export function NoteReelPage({ match }: { match: RouteMatchOf<'noteReel'> }) {
  return <NoteReelScreen noteId={match.params.noteId} fileId={match.params.fileId} />;
}

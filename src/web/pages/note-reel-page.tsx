import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { NoteReelScreen } from '#web/features/reels/index.ts';

export function NoteReelPage({ match }: { match: RouteMatchOf<'noteReel'> }) {
  return <NoteReelScreen noteId={match.params.noteId} fileId={match.params.fileId} />;
}

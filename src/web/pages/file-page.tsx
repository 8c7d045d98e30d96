import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { FileScreen } from '#web/features/media/file-screen.tsx';

export function FilePage({ match }: { match: RouteMatchOf<'file'> }) {
  return <FileScreen fileId={match.params.fileId} page={match.hash.page ?? null} />;
}

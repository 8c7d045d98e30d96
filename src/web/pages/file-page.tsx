import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { FileScreen } from '#web/features/files/index.ts';

export function FilePage({ match }: { match: RouteMatchOf<'file'> }) {
  return <FileScreen fileId={match.params.fileId} page={match.hash.page ?? null} />;
}

import { isUuid } from '#domain/ids/uuid.ts';
import { filesIn } from '#editor/files/files-in.ts';
import { withoutHiddenFiles } from '#editor/files/without-hidden-files.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { visibleFiles } from './queries.ts';

/** A document as this member may take it along: of a file whose owner is closed to them not even the name. */
export async function withoutFilesOfOthers(
  ctx: Pick<Ctx, 'actor' | 'workspace'>,
  db: Db,
  document: DocumentJson,
): Promise<DocumentJson> {
  const ids = filesIn(document).filter(isUuid);
  const rows =
    ids.length === 0
      ? []
      : await visibleFiles(ctx, db)
          .select('files.id')
          .where(isInWorkspace(ctx.workspace.id, 'files.id', ids))
          .execute();
  return withoutHiddenFiles(document, new Set(rows.map(({ id }) => id)));
}

import { isUuid } from '#domain/ids/uuid.ts';
import { filesIn } from '#editor/files/files-in.ts';
import { withoutHiddenFiles } from '#editor/files/without-hidden-files.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import '#server/features/files/tables.ts';
import { isNotTrashed } from '#server/kernel/access/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { showsOwner } from '../shows-owner.ts';

type Place = { readonly workspaceId: string; readonly linkId: string; readonly documentId: string };

/** Named are the files that the link opens: those of this document, and those of others that its pages show. */
export async function withoutFilesOfOthers(
  db: Db,
  { workspaceId, linkId, documentId }: Place,
  document: DocumentJson,
): Promise<DocumentJson> {
  const ids = filesIn(document).filter(isUuid);
  if (ids.length === 0) return withoutHiddenFiles(document, new Set());
  const rows = await db
    .selectFrom('files')
    .innerJoin('access_objects', (join) =>
      join
        .onRef('access_objects.workspace_id', '=', 'files.workspace_id')
        .onRef('access_objects.id', '=', 'files.owner_id'),
    )
    .innerJoin('public_links', 'public_links.workspace_id', 'files.workspace_id')
    .select('files.id')
    .where(isInWorkspace(workspaceId, 'files.id', ids))
    .where('files.trashed_at', 'is', null)
    .where(isNotTrashed('access_objects'))
    .where('public_links.id', '=', linkId)
    .where((file) =>
      file.or([
        file('files.owner_id', '=', documentId),
        // What a view lists changes; of what is in it, each shows its own.
        file.and([
          file('public_links.view_id', 'is', null),
          file('files.owner_type', '<>', 'project'),
          showsOwner(workspaceId),
        ]),
      ]),
    )
    .execute();
  return withoutHiddenFiles(document, new Set(rows.map(({ id }) => id)));
}

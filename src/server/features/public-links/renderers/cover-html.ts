import '#server/features/files/tables.ts';
import '#server/features/insights/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { SharedFiles } from './renderer.ts';

type Asked = { readonly workspaceId: string; readonly ids: readonly string[]; readonly files: SharedFiles };

/** The covers of insights by the insight's id. */
export async function coverHtml(
  db: Db,
  { workspaceId, ids, files }: Asked,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('insights')
    .innerJoin('files', (join) =>
      join
        .onRef('files.workspace_id', '=', 'insights.workspace_id')
        .onRef('files.id', '=', 'insights.cover_file_id'),
    )
    .select(['insights.id', 'files.id as fileId'])
    .where(isInWorkspace(workspaceId, 'insights.id', ids))
    .where('files.trashed_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, fileId }) => [id, `<img src="${files.url(fileId)}" alt="">\n`]));
}

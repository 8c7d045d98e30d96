import { sql } from 'kysely';
import { isVisible } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import { folderColumns, type Folder } from './folder.ts';
import '#server/kernel/projects/tables.ts';

const byRank: Sort = { kind: 'number', column: 'folders.rank', id: 'folders.id' };

/** Folders that are not in the trash, by their rank. */
export async function listFolders(
  ctx: Ctx,
  { parentId, ...args }: PageArgs & { parentId?: string | null },
): Promise<Page<Folder>> {
  const visible = visibleFolders(ctx, await ctx.reads.db()).$if(parentId != null, (query) =>
    query.where('folders.parent_id', '=', parentId ?? null),
  );
  return readPage(args, byRank, visible, (list) => list.select(folderColumns(ctx)));
}

/** The folders above, the outermost first, as far as the person may see them. */
export async function listPath(ctx: Ctx, id: string): Promise<Folder[]> {
  const db = await ctx.reads.db();
  const { rows } = await sql<{ id: string }>`
    with recursive above as (
      select id, parent_id, 0 as depth from folders where workspace_id = ${ctx.workspace.id} and id = ${id}
      union all
      select up.id, up.parent_id, above.depth + 1 from folders up join above on up.id = above.parent_id
      where up.workspace_id = ${ctx.workspace.id} and above.depth < 20
    )
    select id from above where id <> ${id} order by depth desc`.execute(db);
  const ids = rows.map((row) => row.id);
  const folders = await visibleFolders(ctx, db)
    .select(folderColumns(ctx))
    .where(isAmong('folders.id', ids))
    .execute();
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  return ids.flatMap((folderId) => byId.get(folderId) ?? []);
}

export function visibleFolders(ctx: Ctx, db: Db) {
  return db
    .selectFrom('folders')
    .where('folders.workspace_id', '=', ctx.workspace.id)
    .where('folders.trashed_at', 'is', null)
    .where(isVisible(ctx, 'folders.access_id'));
}

import { sql } from 'kysely';
import { finite, uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { isVisible } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import { countedPage, readPageArgs, type Page, type PageArgs } from '#server/platform/graphql/page.ts';
import { folderColumns, type Folder } from './folder.ts';
import '#server/kernel/projects/tables.ts';

const pageKey = object({ rank: finite, id: uuid });

/** Folders that are not in the trash, by their rank. */
export async function listFolders(
  ctx: Ctx,
  { parentId, ...args }: PageArgs & { parentId?: string | null },
): Promise<Page<Folder>> {
  const request = readPageArgs(args, pageKey);
  const { after } = request;
  const visible = visibleFolders(ctx, await ctx.reads.db()).$if(parentId != null, (query) =>
    query.where('folders.parent_id', '=', parentId ?? null),
  );
  const rows = await visible
    .select(folderColumns(ctx))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(folders.rank, folders.id) > (${after?.rank}::float8, ${after?.id}::uuid)`),
    )
    .orderBy('folders.rank')
    .orderBy('folders.id')
    .limit(request.limit + 1)
    .execute();
  return countedPage(
    rows,
    request,
    (row) => ({ rank: row.order, id: row.id }),
    () => visible.select((row) => row.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  );
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

import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { isVisible } from '#server/kernel/access/index.ts';
import '#server/kernel/projects/tables.ts';
import { loaderOf, type RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import { folderColumns, type Folder } from './folder.ts';
import { visibleFolders } from './queries.ts';

const folderKey = Symbol('folders');
const countKey = Symbol('folder project counts');

/** Folders by id, one query for all that a response mentions; null for what the person may not see. */
export function folderLoader(ctx: RequestCtx): DataLoader<string, Folder | null> {
  return loaderOf(ctx, folderKey, () => {
    return new DataLoader(async (ids: readonly string[]) => {
      const rows = await visibleFolders(ctx, await ctx.reads.db())
        .select(folderColumns(ctx))
        .where(sql<boolean>`folders.id = any(${[...ids]}::uuid[])`)
        .execute();
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    });
  });
}

/** How many projects the person sees directly in a folder. */
export function projectCountLoader(ctx: RequestCtx): DataLoader<string, number> {
  return loaderOf(ctx, countKey, () => {
    return new DataLoader(async (ids: readonly string[]) => {
      const db = await ctx.reads.db();
      const rows = await db
        .selectFrom('projects')
        .select((row) => ['folder_id', row.fn.countAll<string>().as('count')])
        .where('workspace_id', '=', ctx.workspace.id)
        .where(sql<boolean>`folder_id = any(${[...ids]}::uuid[])`)
        .where('trashed_at', 'is', null)
        .where('status', '<>', 'archived')
        .where(isVisible(ctx, 'access_id'))
        .groupBy('folder_id')
        .execute();
      const counts = new Map(rows.map((row) => [row.folder_id, Number(row.count)]));
      return ids.map((id) => counts.get(id) ?? 0);
    });
  });
}

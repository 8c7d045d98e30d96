import { sql } from 'kysely';
import { string, uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { likePattern } from '#server/platform/db/like-pattern.ts';
import { readPageArgs, countedPage, type Page, type PageArgs } from '#server/platform/graphql/page.ts';
import { loaderById } from '#server/platform/graphql/loader.ts';
import { groupColumns, type Group } from './group.ts';
import './tables.ts';

const pageKey = object({ name: string, id: uuid });

/** By name. */
export async function listGroups(
  ctx: Ctx,
  args: PageArgs & { search?: string | null },
): Promise<Page<Group>> {
  const request = readPageArgs(args, pageKey);
  const pattern = likePattern(args.search ?? '');
  const db = await ctx.reads.db();
  const matching = db
    .selectFrom('groups')
    .where('workspace_id', '=', ctx.workspace.id)
    .$if(pattern !== null, (query) => query.where('name', 'ilike', pattern));
  const rows = await matching
    .select([...groupColumns, sql<string>`lower(name)`.as('sortName')])
    .$if(request.after !== null, (query) =>
      query.where(sql<boolean>`(lower(name), id) > (${request.after?.name}, ${request.after?.id}::uuid)`),
    )
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(request.limit + 1)
    .execute();
  return countedPage(
    rows,
    request,
    (row) => ({ name: row.sortName, id: row.id }),
    () => matching.select((row) => row.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  );
}

/** Groups by id, one query for all that a response mentions. */
export const groupLoader = loaderById<Group>((ctx, db, ids) =>
  db
    .selectFrom('groups')
    .select(groupColumns)
    .where(isInWorkspace(ctx.workspace.id, 'id', ids))
    .execute(),
);

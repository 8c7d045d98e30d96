import { sql } from 'kysely';
import { instant, uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { isVisible } from '#server/features/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { readPageArgs, countedPage, type Page, type PageArgs } from '#server/platform/graphql/page.ts';
import { projectColumns, type Project } from './project.ts';
import './tables.ts';

const pageKey = object({ createdAt: instant, id: uuid });

/** Projects that are not in the trash, newest first. */
export async function listProjects(ctx: Ctx, args: PageArgs): Promise<Page<Project>> {
  const request = readPageArgs(args, pageKey);
  const db = await ctx.reads.db();
  const living = db
    .selectFrom('projects')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('trashed_at', 'is', null);
  const rows = await living
    .select(projectColumns)
    .where(isVisible(ctx, 'access_id'))
    .$if(request.after !== null, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (${request.after?.createdAt}::timestamptz, ${request.after?.id}::uuid)`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(request.limit + 1)
    .execute();
  // By map first: there are far fewer maps to look up than things they govern.
  const perMap = living
    .select((row) => ['access_id', row.fn.countAll<string>().as('count')])
    .groupBy('access_id')
    .as('map');
  return countedPage(
    rows,
    request,
    (row) => ({ createdAt: row.createdAt.toISOString(), id: row.id }),
    () =>
      db
        .selectFrom(perMap)
        .select(sql<string>`coalesce(sum(count), 0)`.as('count'))
        .where(isVisible(ctx, 'map.access_id'))
        .executeTakeFirstOrThrow(),
  );
}

export async function findProject(ctx: Ctx, id: string): Promise<Project | undefined> {
  const db = await ctx.reads.db();
  return db
    .selectFrom('projects')
    .select(projectColumns)
    .where('workspace_id', '=', ctx.workspace.id)
    .where('id', '=', id)
    .where('trashed_at', 'is', null)
    .where(isVisible(ctx, 'access_id'))
    .executeTakeFirst();
}

import { sql, type RawBuilder } from 'kysely';
import { isVisible } from '#server/features/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { readPageArgs, countedPage, type Page, type PageArgs } from '#server/platform/graphql/page.ts';
import type { ProjectScope, ProjectSort } from '#server/platform/graphql/resolvers.gen.ts';
import {
  inOrder,
  isBehind,
  sortKeyCodec,
  sortValue,
  type Sort,
} from '#server/platform/graphql/sorted-page.ts';
import { projectColumns, type Project } from './project.ts';
import './tables.ts';

const sorts = {
  CREATED_AT: { kind: 'time', column: 'projects.created_at', id: 'projects.id' },
  UPDATED_AT: { kind: 'time', column: 'projects.updated_at', id: 'projects.id' },
  TITLE: { kind: 'text', column: 'projects.title', id: 'projects.id' },
} as const satisfies Record<ProjectSort, Sort>;

export type ProjectListArgs = PageArgs & {
  scope?: ProjectScope | null;
  sort?: ProjectSort | null;
  archived?: boolean | null;
  folderId?: string | null;
  outsideFolders?: boolean | null;
};

/** Projects that are not in the trash. */
export async function listProjects(ctx: Ctx, args: ProjectListArgs): Promise<Page<Project>> {
  const sort = sorts[args.sort ?? 'CREATED_AT'];
  const request = readPageArgs(args, sortKeyCodec(sort));
  const db = await ctx.reads.db();
  const living = db
    .selectFrom('projects')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('trashed_at', 'is', null)
    .$if(args.archived != null, (query) =>
      query.where('status', args.archived === true ? '=' : '<>', 'archived'),
    )
    .$if(args.folderId != null, (query) => query.where('folder_id', '=', args.folderId ?? null))
    .$if(args.outsideFolders === true, (query) => query.where(isOutsideFolders(ctx)))
    .where(isInScope(ctx, args.scope ?? 'ALL'));
  const rows = await living
    .select([...projectColumns, sortValue(sort).as('sortValue')])
    .where(isVisible(ctx, 'access_id'))
    .where(isBehind(sort, request.after))
    .orderBy(inOrder(sort))
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
    (row) => ({ value: row.sortValue, id: row.id }),
    () =>
      db
        .selectFrom(perMap)
        .select(sql<string>`coalesce(sum(count), 0)`.as('count'))
        .where(isVisible(ctx, 'map.access_id'))
        .executeTakeFirstOrThrow(),
  );
}

/** Also what lies in a folder that the person may not see: to them it lies nowhere. */
function isOutsideFolders(ctx: Ctx): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select 1 from folders f where f.workspace_id = projects.workspace_id and f.id = projects.folder_id
      and f.trashed_at is null and ${isVisible(ctx, 'f.access_id')})`;
}

function isInScope(ctx: Ctx, scope: ProjectScope): RawBuilder<boolean> {
  if (scope === 'ALL') return sql<boolean>`true`;
  const { viewer, grantees } = requireMember(ctx);
  if (scope === 'YOURS') return sql<boolean>`created_by = ${viewer.id}`;
  // Everybody stands in `markup`: what is open to all was shared with nobody.
  const named = grantees.filter((key) => key !== 'markup');
  return sql<boolean>`created_by <> ${viewer.id} and access_id in (
    select object_id from grants where workspace_id = ${ctx.workspace.id} and grantee = any(${named}::text[]))`;
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

import { sql, type RawBuilder } from 'kysely';
import { isVisible, isVisibleOnTheWay, mostWalked } from '#server/features/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { requireMember, viewerOf } from '#server/platform/context/require-member.ts';
import { readPageArgs, rowsFor, toPage, type PageArgs } from '#server/platform/graphql/page.ts';
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

/** The total is counted only for who asks. */
export type ProjectPage = {
  readonly items: readonly Project[];
  readonly endCursor: string | null;
  readonly count: () => Promise<number>;
};

/** Projects that are not in the trash. */
export async function listProjects(ctx: Ctx, args: ProjectListArgs): Promise<ProjectPage> {
  const sort = sorts[args.sort ?? 'CREATED_AT'];
  const request = readPageArgs(args, sortKeyCodec(sort));
  const db = await ctx.reads.db();
  const behind = livingProjects(ctx, db, args).where(isBehind(sort, request.after)).orderBy(inOrder(sort));
  const columns = [...projectColumns, sortValue(sort).as('sortValue')] as const;
  const viewerKey = `${ctx.workspace.id} ${viewerOf(ctx)?.id ?? ''}`;
  let rows = listsFoundShort.has(viewerKey)
    ? []
    : await db
        .selectFrom(behind.selectAll().limit(mostWalked).as('projects'))
        .select(columns)
        .where(isVisibleOnTheWay(ctx, 'access_id'))
        .orderBy(inOrder(sort))
        .limit(rowsFor(request))
        .execute();
  if (rows.length <= request.limit) {
    rows = await behind.select(columns).where(isVisible(ctx, 'access_id')).limit(rowsFor(request)).execute();
    if (request.after === null) rememberShort(viewerKey, rows.length <= request.limit);
  }
  const page = toPage(rows, request, (row) => ({ value: row.sortValue, id: row.id }), 0);
  const isWhole = request.after === null && rows.length <= request.limit;
  return { ...page, count: async () => (isWhole ? rows.length : countVisible(ctx, args)) };
}

async function countVisible(ctx: Ctx, args: ProjectListArgs): Promise<number> {
  const db = await ctx.reads.db();
  // By map first: there are far fewer maps to look up than things they govern.
  const perMap = isKept(args)
    ? db
        .selectFrom('project_totals')
        .select(['access_id', sql<string>`count`.as('count')])
        .where('workspace_id', '=', ctx.workspace.id)
        .$if(args.archived != null, (query) => query.where('archived', '=', args.archived === true))
    : livingProjects(ctx, db, args)
        .select((row) => ['access_id', row.fn.countAll<string>().as('count')])
        .groupBy('access_id');
  const { count } = await db
    .selectFrom(perMap.as('map'))
    .select(sql<string>`coalesce(sum(count), 0)`.as('count'))
    // `is true` has the maps that are seen looked up in memory, whatever the database guesses of how many there are.
    .where(sql<boolean>`(${isVisible(ctx, 'map.access_id')}) is true`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether the totals that the database keeps for each map answer what was asked. */
function isKept({ scope, folderId, outsideFolders }: ProjectListArgs): boolean {
  return (scope ?? 'ALL') === 'ALL' && folderId == null && outsideFolders !== true;
}

function livingProjects(ctx: Ctx, db: Db, args: ProjectListArgs) {
  return db
    .selectFrom('projects')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('trashed_at', 'is', null)
    .$if(args.archived != null, (query) =>
      query.where('status', args.archived === true ? '=' : '<>', 'archived'),
    )
    .$if(args.folderId != null, (query) => query.where('folder_id', '=', args.folderId ?? null))
    .$if(args.outsideFolders === true, (query) => query.where(isOutsideFolders(ctx)))
    .where(isInScope(ctx, args.scope ?? 'ALL'));
}

/** Whose lists end on the first page: walking them first would ask twice each time. Only how to ask, never what is seen. */
const listsFoundShort = new Set<string>();
const mostRemembered = 10_000;

function rememberShort(viewerKey: string, isShort: boolean): void {
  if (listsFoundShort.size >= mostRemembered) listsFoundShort.clear();
  if (isShort) listsFoundShort.add(viewerKey);
  else listsFoundShort.delete(viewerKey);
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

import { sql, type RawBuilder } from 'kysely';
import { isVisible } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import type { Db } from '#server/platform/db/database.ts';
import { readPageArgs, toPage, type PageArgs } from '#server/platform/graphql/page.ts';
import {
  inOrder,
  isBehind,
  sortKeyCodec,
  sortValue,
  type Sort,
} from '#server/platform/graphql/sorted-page.ts';
import type { ProjectScope, ProjectSort } from '#server/platform/graphql/wire.gen.ts';
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

/** Projects that the person may see and that are not in the trash. */
export async function listProjects(ctx: Ctx, args: ProjectListArgs): Promise<ProjectPage> {
  const sort = sorts[args.sort ?? 'CREATED_AT'];
  const request = readPageArgs(args, sortKeyCodec(sort));
  const fitting = fittingProjects(ctx, await ctx.reads.db(), args);
  const rows = await fitting
    .select([...projectColumns, sortValue(sort).as('sortValue')])
    .where(isBehind(sort, request.after))
    .orderBy(inOrder(sort))
    .limit(request.limit + 1)
    .execute();
  const page = toPage(rows, request, (row) => ({ value: row.sortValue, id: row.id }), 0);
  const isWhole = request.after === null && rows.length <= request.limit;
  return { ...page, count: async () => (isWhole ? rows.length : countFitting(ctx, args)) };
}

async function countFitting(ctx: Ctx, args: ProjectListArgs): Promise<number> {
  const { count } = await fittingProjects(ctx, await ctx.reads.db(), args)
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function fittingProjects(ctx: Ctx, db: Db, { archived, folderId, outsideFolders, scope }: ProjectListArgs) {
  return visibleProjects(ctx, db)
    .$if(archived != null, (query) => query.where('status', archived === true ? '=' : '<>', 'archived'))
    .$if(folderId != null, (query) => query.where('folder_id', '=', folderId ?? ''))
    .$if(outsideFolders === true, (query) => query.where(isOutsideFolders(ctx)))
    .where(isInScope(ctx, scope ?? 'ALL'));
}

function visibleProjects(ctx: Ctx, db: Db) {
  return db
    .selectFrom('projects')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('trashed_at', 'is', null)
    .where(isVisible(ctx, 'access_id'));
}

/** Also what is in a folder that the person can't see: to them it is in none. */
function isOutsideFolders(ctx: Ctx): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select 1 from folders f where f.workspace_id = projects.workspace_id and f.id = projects.folder_id
      and f.trashed_at is null and ${isVisible(ctx, 'f.access_id')})`;
}

function isInScope(ctx: Ctx, scope: ProjectScope): RawBuilder<boolean> {
  if (scope === 'ALL') return sql<boolean>`true`;
  const { viewer, grantees } = requireMember(ctx);
  if (scope === 'YOURS') return sql<boolean>`created_by = ${viewer.id}`;
  // What is open to all was shared with nobody.
  const named = grantees.filter((key) => key !== 'markup');
  return sql<boolean>`created_by <> ${viewer.id} and access_id in (
    select object_id from grants
    where workspace_id = ${ctx.workspace.id} and grantee = any(${named}::text[]))`;
}

export async function findProject(ctx: Ctx, id: string): Promise<Project | undefined> {
  return visibleProjects(ctx, await ctx.reads.db())
    .select(projectColumns)
    .where('id', '=', id)
    .executeTakeFirst();
}

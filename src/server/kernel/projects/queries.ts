import { capLevel } from '#domain/access/roles.ts';
import { isVisible } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember, viewerOf } from '#server/platform/context/require-member.ts';
import { likePattern } from '#server/platform/db/like-pattern.ts';
import { readPageArgs, toPage, type PageArgs } from '#server/platform/graphql/page.ts';
import { sortKeyCodec } from '#server/platform/graphql/sorted-page.ts';
import type { ProjectScope, ProjectSort } from '#server/platform/graphql/wire.gen.ts';
import { countOfProjects, pageOfProjects, sorts } from './list-statements.ts';
import { projectColumns, type Project } from './project.ts';
import './tables.ts';

export type ProjectListArgs = PageArgs & {
  scope?: ProjectScope | null;
  sort?: ProjectSort | null;
  archived?: boolean | null;
  folderId?: string | null;
  outsideFolders?: boolean | null;
  /** In the title. */
  query?: string | null;
  writable?: boolean | null;
};

/** The total is counted only for who asks. */
export type ProjectPage = {
  readonly items: readonly Project[];
  readonly endCursor: string | null;
  readonly count: () => Promise<number>;
};

/** Projects that the person may see and that are not in the trash. */
export async function listProjects(ctx: Ctx, args: ProjectListArgs): Promise<ProjectPage> {
  const sort = args.sort ?? 'CREATED_AT';
  const request = readPageArgs(args, sortKeyCodec(sorts[sort]));
  const { limit, after } = request;
  if (args.writable === true && !mayWriteAnywhere(ctx))
    return { items: [], endCursor: null, count: async () => 0 };
  const shape = shapeOf(ctx, args);
  const values = valuesOf(ctx, args);
  const rows = await pageOfProjects(
    await ctx.reads.db(),
    { ...shape, sort, hasCursor: after !== null },
    { ...values, cursorValue: after?.value ?? null, cursorId: after?.id ?? null, rows: limit + 1 },
  );
  const page = toPage(rows, request, (row) => ({ value: row.sortValue, id: row.id }), 0);
  const isWhole = after === null && rows.length <= limit;
  const count = async (): Promise<number> => {
    if (isWhole) return rows.length;
    const [total] = await countOfProjects(await ctx.reads.db(), shape, values);
    return Number(total?.count ?? 0);
  };
  return { ...page, count };
}

/** A role that only reads does so whatever a map says. */
function mayWriteAnywhere({ actor }: Ctx): boolean {
  return actor.kind !== 'member' || capLevel(actor.viewer.role, 'WRITE') === 'WRITE';
}

function shapeOf({ actor }: Ctx, args: ProjectListArgs) {
  const { archived, folderId, outsideFolders, query, scope, writable } = args;
  return {
    asker: actor.kind,
    archived: archived ?? null,
    inFolder: folderId != null,
    outsideFolders: outsideFolders === true,
    scope: scope ?? 'ALL',
    hasQuery: likePattern(query ?? '') !== null,
    writable: writable === true,
  };
}

function valuesOf(ctx: Ctx, { scope, folderId, query }: ProjectListArgs) {
  if (scope != null && scope !== 'ALL') requireMember(ctx);
  const grantees = ctx.actor.kind === 'member' ? ctx.actor.grantees : [];
  return {
    workspaceId: ctx.workspace.id,
    viewerId: viewerOf(ctx)?.id ?? null,
    grantees,
    named: grantees.filter((key) => key !== 'markup'),
    folderId: folderId ?? null,
    pattern: likePattern(query ?? ''),
  };
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

import { isVisible, readerBitsOf } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember, viewerOf } from '#server/platform/context/require-member.ts';
import { isUsualSize, readPageArgs, toPage, type PageArgs } from '#server/platform/graphql/page.ts';
import type { ProjectScope, ProjectSort } from '#server/platform/graphql/wire.gen.ts';
import { sortKeyCodec } from '#server/platform/graphql/sorted-page.ts';
import {
  countProjects,
  pickProjects,
  sorts,
  walkProjects,
  type ListShape,
  type ListValues,
} from './list-statements.ts';
import { projectColumns, type Project } from './project.ts';
import './tables.ts';

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
  const sort = args.sort ?? 'CREATED_AT';
  const request = readPageArgs(args, sortKeyCodec(sorts[sort]));
  const { limit, after } = request;
  const list = shapeOf(ctx, args);
  const asked = valuesOf(ctx, args);
  const shape = {
    ...list,
    isInMarkup: asked.grantees.includes('markup'),
    sort,
    hasCursor: after !== null,
    rows: isUsualSize(limit) ? limit + 1 : null,
  };
  const values = {
    ...asked,
    readerBits: readerBitsOf(asked.grantees),
    cursorValue: after?.value ?? null,
    cursorId: after?.id ?? null,
    rows: limit + 1,
  };
  const db = await ctx.reads.db();
  const viewerKey = `${ctx.workspace.id} ${asked.viewerId ?? ''}`;
  let rows = listsFoundShort.has(viewerKey) ? [] : await walkProjects(db, shape, values);
  if (rows.length <= limit) {
    rows = await pickProjects(db, shape, values);
    if (after === null) rememberShort(viewerKey, rows.length <= limit);
  }
  const page = toPage(rows, request, (row) => ({ value: row.sortValue, id: row.id }), 0);
  const isWhole = after === null && rows.length <= limit;
  return { ...page, count: async () => (isWhole ? rows.length : countSeen(ctx, list, asked)) };
}

async function countSeen(ctx: Ctx, shape: ListShape, values: ListValues): Promise<number> {
  const [total] = await countProjects(await ctx.reads.db(), shape, values);
  return Number(total?.count ?? 0);
}

function shapeOf(ctx: Ctx, { archived, folderId, outsideFolders, scope }: ProjectListArgs): ListShape {
  return {
    asker: ctx.actor.kind,
    archived: archived ?? null,
    inFolder: folderId != null,
    outsideFolders: outsideFolders === true,
    scope: scope ?? 'ALL',
  };
}

function valuesOf(ctx: Ctx, { scope, folderId }: ProjectListArgs): ListValues {
  if (scope != null && scope !== 'ALL') requireMember(ctx);
  const grantees = ctx.actor.kind === 'member' ? ctx.actor.grantees : [];
  return {
    workspaceId: ctx.workspace.id,
    viewerId: viewerOf(ctx)?.id ?? null,
    grantees,
    named: grantees.filter((key) => key !== 'markup'),
    folderId: folderId ?? null,
  };
}

/** Whose lists end on the first page: walking them first would ask twice each time. Only how to ask, never what is seen. */
const listsFoundShort = new Set<string>();
const mostRemembered = 10_000;

function rememberShort(viewerKey: string, isShort: boolean): void {
  if (listsFoundShort.size >= mostRemembered) listsFoundShort.clear();
  if (isShort) listsFoundShort.add(viewerKey);
  else listsFoundShort.delete(viewerKey);
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

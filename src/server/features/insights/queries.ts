import { sql, type RawBuilder } from 'kysely';
import { can } from '#domain/access/can.ts';
import { levelRank } from '#domain/access/levels.ts';
import { isVisible, rankOf } from '#server/kernel/access/index.ts';
import { isVisibleWritten } from '#server/kernel/writing/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { viewerOf } from '#server/platform/context/require-member.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import { likePattern } from '#server/platform/db/like-pattern.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { InsightSort } from '#server/platform/graphql/wire.gen.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import { insightColumns, type Insight } from './insight.ts';
import './tables.ts';

const sorts = {
  CREATED_AT: { kind: 'time', column: 'insights.created_at', id: 'insights.id' },
  UPDATED_AT: { kind: 'time', column: 'insights.updated_at', id: 'insights.id' },
  TITLE: { kind: 'text', column: 'insights.title', id: 'insights.id' },
} as const satisfies Record<InsightSort, Sort>;

export type InsightListArgs = PageArgs & {
  projectId: string;
  published?: boolean | null;
  sort?: InsightSort | null;
};

/** The insights of a project that the person may see, in the order in which they are also presented. */
export async function listInsights(ctx: Ctx, args: InsightListArgs): Promise<Page<Insight>> {
  const sort = sorts[args.sort ?? 'CREATED_AT'];
  const visible = visibleInsights(ctx, await ctx.reads.db())
    .where('insights.project_id', '=', args.projectId)
    .$if(args.published != null, (query) => query.where(sql<boolean>`${isPublished} = ${args.published}`));
  return readPage(args, sort, visible, (list) => list.select(insightColumns(ctx)));
}

const publishedSort: Sort = {
  kind: 'time',
  column: 'insight_publications.published_at',
  id: 'insight_publications.insight_id',
};

/** What was published, newest first. `where` speaks of `insights`. */
export async function listPublishedInsights(
  ctx: Ctx,
  { folderId, ...args }: PageArgs & { folderId?: string | null },
  where: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<Page<Insight>> {
  const published = visibleInsights(ctx, await ctx.reads.db())
    .innerJoin('insight_publications', (join) =>
      join
        .onRef('insight_publications.workspace_id', '=', 'insights.workspace_id')
        .onRef('insight_publications.insight_id', '=', 'insights.id'),
    )
    .where('insight_publications.workspace_id', '=', ctx.workspace.id)
    .$if(folderId != null, (query) => query.where(isBelow(ctx, folderId ?? '')))
    .where(where)
    .where('insight_publications.unpublished_at', 'is', null);
  return readPage(args, publishedSort, published, (list) => list.select(insightColumns(ctx)));
}

export type EditableInsightArgs = PageArgs & {
  /** In the title. */
  readonly query?: string | null;
  /** Ids of those that are left out. */
  readonly except: readonly string[];
};

/** Insights of all projects that the person may change now, the last changed first. */
export async function listEditableInsights(
  ctx: Ctx,
  { query, except, ...args }: EditableInsightArgs,
): Promise<Page<Insight>> {
  const viewer = viewerOf(ctx);
  const mayEdit = viewer !== null && can(viewer, 'insight.update', { level: 'FULL' }).allowed;
  const pattern = likePattern(query ?? '');
  const editable = visibleInsights(ctx, await ctx.reads.db())
    .where('insights.locked_at', 'is', null)
    .where(sql<boolean>`${mayEdit} and ${rankOf(ctx, 'insights.access_id')} >= ${levelRank('WRITE')}`)
    .where(sql<boolean>`not exists (select 1 from projects p where p.workspace_id = insights.workspace_id
      and p.id = insights.project_id and p.status = 'archived')`)
    .where(sql<boolean>`not ${isAmong('insights.id', except)}`)
    .$if(pattern !== null, (list) => list.where('insights.title', 'ilike', pattern));
  return readPage(args, sorts.UPDATED_AT, editable, (list) => list.select(insightColumns(ctx)));
}

export async function findInsight(ctx: Ctx, id: string): Promise<Insight | undefined> {
  return visibleInsights(ctx, await ctx.reads.db())
    .select(insightColumns(ctx))
    .where('insights.id', '=', id)
    .executeTakeFirst();
}

const isPublished = sql<boolean>`exists (select 1 from insight_publications live
  where live.workspace_id = insights.workspace_id and live.insight_id = insights.id and live.unpublished_at is null)`;

/** In a project of the folder or of one below it. To whom the folder is hidden nothing is below it. */
function isBelow(ctx: Ctx, folderId: string): RawBuilder<boolean> {
  return sql<boolean>`insights.project_id in (
    with recursive below as (
      select id from folders where workspace_id = ${ctx.workspace.id} and id = ${folderId}
        and trashed_at is null and ${isVisible(ctx, 'access_id')}
      union
      select inner_folder.id from folders inner_folder join below on inner_folder.parent_id = below.id
      where inner_folder.workspace_id = ${ctx.workspace.id} and inner_folder.trashed_at is null
    )
    select p.id from projects p where p.workspace_id = ${ctx.workspace.id}
      and p.folder_id in (select id from below))`;
}

/** What every list of insights starts from. */
export function visibleInsights(ctx: Ctx, db: Db) {
  return db.selectFrom('insights').where(isVisibleWritten(ctx, 'insights'));
}

import { sql, type RawBuilder } from 'kysely';
import { isVisible } from '#server/kernel/access/index.ts';
import '#server/features/insights/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import { reelColumns, type Reel } from './reel.ts';
import './tables.ts';

const newestFirst: Sort = { kind: 'time', column: 'reels.created_at', id: 'reels.id' };

export type ReelListArgs = PageArgs & { insightId: string | null; projectId: string | null };

export async function findReel(ctx: Ctx, id: string): Promise<Reel | undefined> {
  return visibleReels(ctx, await ctx.reads.db())
    .select(reelColumns(ctx))
    .where('reels.id', '=', id)
    .executeTakeFirst();
}

/** Those of the asked that the person may see, in no order. */
export async function findReels(ctx: Ctx, ids: readonly string[]): Promise<Reel[]> {
  if (ids.length === 0) return [];
  return visibleReels(ctx, await ctx.reads.db())
    .select(reelColumns(ctx))
    .where('reels.id', 'in', ids)
    .execute();
}

/** The reels of an insight, or of all insights of a project; without either, of the workspace. */
export async function listReels(
  ctx: Ctx,
  { insightId, projectId, ...args }: ReelListArgs,
): Promise<Page<Reel>> {
  let visible = visibleReels(ctx, await ctx.reads.db());
  if (insightId !== null) visible = visible.where('reels.owner_id', '=', insightId);
  if (projectId !== null) visible = visible.where('insights.project_id', '=', projectId);
  return readPage(args, newestFirst, visible, (list) => list.select(reelColumns(ctx)));
}

function visibleReels(ctx: Ctx, db: Db) {
  return reelsInInsights(db)
    .where('reels.workspace_id', '=', ctx.workspace.id)
    .where('reels.deleted_at', 'is', null)
    .where('insights.trashed_at', 'is', null)
    .where(isInLiveProject)
    .where(isVisible(ctx, 'insights.access_id'));
}

export function reelsInInsights(db: Db) {
  return db
    .selectFrom('reels')
    .innerJoin('insights', (join) =>
      join
        .onRef('insights.workspace_id', '=', 'reels.workspace_id')
        .onRef('insights.id', '=', 'reels.owner_id'),
    );
}

const isInLiveProject: RawBuilder<boolean> = sql`exists (select 1 from projects p
  where p.workspace_id = insights.workspace_id and p.id = insights.project_id and p.trashed_at is null)`;

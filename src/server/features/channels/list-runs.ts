import { sql } from 'kysely';
import type { SortingReason } from '#domain/channels/sorting-plan.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import './tables.ts';

export type ClusterRun = {
  readonly id: string;
  readonly why: SortingReason;
  readonly sensitivity: number;
  readonly wantedThemeCount: number | null;
  readonly model: string;
  readonly sampleCount: number;
  readonly themeCount: number;
  /** Null until every point is placed. */
  readonly pointCount: number | null;
  readonly themedCount: number | null;
  readonly ranAt: Date;
  readonly newCount: number;
  readonly splitCount: number;
  readonly mergedCount: number;
  readonly goneCount: number;
};

const shown = 20;

/** The newest first. Ask only for a channel that its reader may see. */
export async function listRuns(ctx: Ctx, channelId: string): Promise<ClusterRun[]> {
  const { rows } = await sql<ClusterRun>`
    select r.id, r.why, r.sensitivity, r.wanted_themes as "wantedThemeCount", r.model, r.sample_count as "sampleCount",
      r.theme_count as "themeCount", r.point_count as "pointCount", r.themed_count as "themedCount", r.ran_at as "ranAt",
      l.new as "newCount", l.split as "splitCount", l.merged as "mergedCount", l.gone as "goneCount"
    from (select * from cluster_runs where workspace_id = ${ctx.workspace.id} and channel_id = ${channelId}
      order by ran_at desc, id desc limit ${shown}) r
    cross join lateral (select
        (count(*) filter (where kind = 'new'))::int as new, (count(*) filter (where kind = 'split'))::int as split,
        (count(*) filter (where kind = 'merge'))::int as merged, (count(*) filter (where kind = 'gone'))::int as gone
      from theme_lineage where workspace_id = r.workspace_id and run_id = r.id) l
    order by r.ran_at desc, r.id desc`.execute(await ctx.reads.db());
  return rows;
}

import { sql } from 'kysely';
import type { Sensitivity } from '#domain/ai/clustering.ts';
import type { ChannelFigures } from '#domain/channels/sorting-plan.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import '../tables.ts';

export type ChannelToSort = {
  readonly sensitivity: Sensitivity;
  readonly wantedThemes: number | null;
  /** How often somebody asked for new themes since they were found. */
  readonly wanted: number;
  readonly unread: number;
  readonly total: number;
};

/** Undefined for a channel that is in the trash: nobody waits for its themes. */
export async function findSorting(ctx: Ctx, channelId: string): Promise<ChannelToSort | undefined> {
  return ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
    db
      .selectFrom('channels')
      .select([
        'sensitivity',
        'wanted_themes as wantedThemes',
        'sorting_wanted as wanted',
        sql<number>`(select count(*)::int from data_points p where p.workspace_id = channels.workspace_id
          and p.channel_id = channels.id and p.sentiment is null)`.as('unread'),
        sql<number>`(select coalesce(sum(d.point_count), 0)::int from channel_days d
          where d.workspace_id = channels.workspace_id and d.channel_id = channels.id)`.as('total'),
      ])
      .where('workspace_id', '=', ctx.workspace.id)
      .where('id', '=', channelId)
      .where('trashed_at', 'is', null)
      .executeTakeFirst(),
  );
}

export async function readFigures(ctx: Ctx, channelId: string): Promise<ChannelFigures> {
  const { rows } = await ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
    sql<ChannelFigures>`
      select coalesce(sum(d.point_count), 0)::int as total,
        coalesce(sum(d.point_count - d.themed_count), 0)::int as outliers,
        (coalesce(sum(d.point_count - d.themed_count), 0) - c.sorted_outliers)::int as "newOutliers",
        c.sorted_count as "sortedCount"
      from channels c left join channel_days d on d.workspace_id = c.workspace_id and d.channel_id = c.id
      where c.workspace_id = ${ctx.workspace.id} and c.id = ${channelId}
      group by c.workspace_id, c.id`.execute(db),
  );
  return rows[0] ?? { total: 0, outliers: 0, newOutliers: 0, sortedCount: 0 };
}

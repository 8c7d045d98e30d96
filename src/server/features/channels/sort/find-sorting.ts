import { sql } from 'kysely';
import type { Sensitivity } from '#domain/ai/clustering.ts';
import type { ChannelFigures } from '#domain/channels/sorting-plan.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import '../tables.ts';

export type ChannelToSort = {
  readonly sensitivity: Sensitivity;
  readonly wantedThemes: number | null;
  /** How often somebody asked for new themes since they were found. */
  readonly wanted: number;
  readonly unread: number;
  /** Another model reads it from the beginning. */
  readonly readAgainSince: Date | null;
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
        'read_again_since as readAgainSince',
        sql<number>`(select count(*)::int from data_points p where p.workspace_id = channels.workspace_id
          and p.channel_id = channels.id and (p.sentiment is null or p.vector is null))`.as('unread'),
        sql<number>`(select coalesce(sum(d.point_count), 0)::int from channel_days d
          where d.workspace_id = channels.workspace_id and d.channel_id = channels.id)`.as('total'),
      ])
      .where('workspace_id', '=', ctx.workspace.id)
      .where('id', '=', channelId)
      .where('trashed_at', 'is', null)
      .executeTakeFirst(),
  );
}

export type Figures = ChannelFigures & {
  /** Not read yet. */
  readonly unread: number;
};

export type FiguresOf = { readonly workspaceId: string; readonly channelId: string; readonly now: Date };

/** Whether themes drifted is for those to say who looked. */
export async function readFigures(db: Db, { workspaceId, channelId, now }: FiguresOf): Promise<Figures> {
  const hoursSince = (time: string) =>
    sql`coalesce(extract(epoch from ${now}::timestamptz - ${sql.ref(time)}) / 3600, 0)::float8`;
  const { rows } = await sql<Figures>`
    select coalesce(sum(d.point_count), 0)::int as total,
      coalesce(sum(d.point_count - d.themed_count), 0)::int as outliers,
      (coalesce(sum(d.point_count - d.themed_count), 0) - c.sorted_outliers)::int as "newOutliers",
      c.sorted_count as "sortedCount", ${hoursSince('c.looked_at')} as "hoursSinceLook",
      ${hoursSince('c.sorted_at')} / 24 as "daysSinceSorting", false as "hasDrifted",
      (select count(*)::int from data_points p where p.workspace_id = c.workspace_id and p.channel_id = c.id
        and (p.sentiment is null or p.vector is null)) as unread
    from channels c left join channel_days d on d.workspace_id = c.workspace_id and d.channel_id = c.id
    where c.workspace_id = ${workspaceId} and c.id = ${channelId}
    group by c.workspace_id, c.id`.execute(db);
  const [figures] = rows;
  if (!figures) throw new NotFound();
  return figures;
}

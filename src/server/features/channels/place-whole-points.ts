import { sql } from 'kysely';
import type { Sentiment } from '#domain/channels/sentiment.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** Where a data point of an archive was, by what its tool calls it. */
export type WholePlace = {
  readonly externalId: string;
  readonly sentiment: Sentiment | null;
  readonly themeId: string | null;
  readonly score: number | null;
  readonly placedBy: 'engine' | 'person';
  readonly isExcluded: boolean;
};

/** For points that were just stored. What people excluded is in no theme and waits for no sorting. */
export async function placeWholePoints(
  tx: TxCtx,
  { channelId, source, places }: { channelId: string; source: string; places: readonly WholePlace[] },
): Promise<void> {
  await sql`
    update data_points p set sentiment = n.sentiment, theme_id = t.id,
      theme_score = case when n."isExcluded" then coalesce(n.score, 0) else n.score end,
      placed_by = case when n."isExcluded" then 'person' else n."placedBy" end,
      excluded_at = case when n."isExcluded" then ${tx.now()}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as n ("externalId" text, sentiment text, "themeId" uuid,
        score real, "placedBy" text, "isExcluded" boolean)
    left join themes t on t.workspace_id = ${tx.workspace.id} and t.channel_id = ${channelId} and t.id = n."themeId"
      and t.state = 'active' and not n."isExcluded"
    where p.workspace_id = ${tx.workspace.id} and p.channel_id = ${channelId} and p.source = ${source}
      and p.external_id = n."externalId"`.execute(tx.db);
}

export type WholeQuote = { readonly themeId: string; readonly source: string; readonly externalId: string };

/** After the last point: what each theme quotes, and that the channel is sorted as it is. */
export async function finishWholeChannel(
  tx: TxCtx,
  { channelId, quotes, sortedAt }: { channelId: string; quotes: readonly WholeQuote[]; sortedAt: Date },
): Promise<void> {
  await sql`
    update themes t set quote_id = p.id
    from jsonb_to_recordset(${JSON.stringify(quotes)}::jsonb) as q ("themeId" uuid, source text, "externalId" text)
    join data_points p on p.workspace_id = ${tx.workspace.id} and p.channel_id = ${channelId}
      and p.source = q.source and p.external_id = q."externalId"
    where t.workspace_id = ${tx.workspace.id} and t.channel_id = ${channelId} and t.id = q."themeId"`.execute(
    tx.db,
  );
  await sql`
    update channels c set sorted_at = ${sortedAt}, looked_at = ${tx.now()}, sorted_count = f.total,
      sorted_outliers = f.outliers
    from (select coalesce(sum(point_count), 0) as total, coalesce(sum(point_count - themed_count), 0) as outliers
      from channel_days where workspace_id = ${tx.workspace.id} and channel_id = ${channelId}) f
    where c.workspace_id = ${tx.workspace.id} and c.id = ${channelId}`.execute(tx.db);
}

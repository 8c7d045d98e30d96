import type pg from 'pg';

/** In the order of their making, as the server makes its ids: random ones would be written all over the index. */
export const newIdSql = `(lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') || '7'
  || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid`;

/** Copies of the points that are there, placed as they are, until there are so many: pages don't care for their words. */
export async function fillChannel(db: pg.Pool, channelId: string, wanted: number): Promise<void> {
  for (;;) {
    const { rows } = await db.query<{ n: number }>(
      'select count(*)::int as n from data_points where channel_id = $1',
      [channelId],
    );
    const missing = wanted - (rows[0]?.n ?? 0);
    if (missing <= 0) break;
    await db.query(
      `insert into data_points (workspace_id, channel_id, id, source, external_id, text, said_at, participant, url,
         vector, theme_id, theme_score, sentiment, placed_by, added_at)
       select workspace_id, channel_id, ${newIdSql}, source, gen_random_uuid()::text, text,
         said_at + random() * interval '1 day', participant, url, vector, theme_id, theme_score, sentiment, placed_by,
         added_at
       from data_points where channel_id = $1 limit $2`,
      [channelId, Math.min(missing, 100_000)],
    );
  }
  await db.query('vacuum analyze data_points');
}

/** Themes whose counts are not the numbers of their rows. */
export async function wrongCounts(db: pg.Pool, channelId: string): Promise<number> {
  const { rows } = await db.query<{ wrong: number }>(
    `with counted as (select theme_id, count(*) as n from data_points where channel_id = $1 group by 1)
     select count(*)::int as wrong from themes t
     left join counted c on c.theme_id = t.id
     left join (select theme_id, sum(point_count) as n from theme_days group by 1) d on d.theme_id = t.id
     where t.channel_id = $1 and (t.point_count <> coalesce(c.n, 0) or t.point_count <> coalesce(d.n, 0))`,
    [channelId],
  );
  return rows[0]?.wrong ?? -1;
}

import type pg from 'pg';
import { newIdSql } from './fill-channel.ts';

/** Sorted data points as imports leave them over two years, made by the database: no model reads a million. */
export type LargeChannel = { readonly workspaceId: string; readonly channelId: string };

export const largeChannel = {
  themes: 60,
  people: 50_000,
  firstDay: '2025-01-01',
  days: 700,
  /** In every text of a thousand, in three of all, and in none. */
  words: { common: 'parcel', rare: 'refrigerator', rarest: 'zeppelin', absent: 'submarine' },
  phrase: 'parcel came',
};

const vocabulary =
  `parcel came late again the driver left it with a neighbour and nobody told me when order would
  arrive my account was charged twice for one month app closes after login page stays white on phone support answered
  quickly but could not help price went up without notice i like new design search finds nothing useful filters are
  slow export has wrong dates invoice shows old address coupon does not work checkout asks for card every time would
  recommend to friends quality is worse than before box arrived broken size too small colour looks different from
  picture delivery took three weeks refund still missing chat bot understands no question menu is hard to read
  settings forget language notifications come at night password reset mail never arrives two factor code expires
  payment failed with bank error screen reader skips buttons video stops after minute photos upload sideways`
    .split(/\s+/)
    .map((word) => word.trim());

export async function addLargeThemes(db: pg.Pool, { workspaceId, channelId }: LargeChannel): Promise<void> {
  const own = [workspaceId, channelId];
  await db.query(
    `insert into topics (workspace_id, id, channel_id, title, description, created_by, created_at, updated_at)
     select $1::uuid, ${newIdSql}, $2::uuid, 'Area ' || n, '', c.created_by, now(), now()
     from generate_series(1, 5) n, channels c where c.workspace_id = $1::uuid and c.id = $2::uuid`,
    own,
  );
  await db.query(
    `insert into themes (workspace_id, channel_id, id, title, centroid, topic_id, created_at, updated_at)
     select $1::uuid, $2::uuid, ${newIdSql}, 'Theme ' || n, decode(repeat(md5(n::text), 96), 'hex'),
       (select id from topics t where t.workspace_id = $1::uuid and t.channel_id = $2::uuid
         and n % 2 = 0 and t.title = 'Area ' || (1 + n % 5)),
       now(), now()
     from generate_series(1, $3::int) n`,
    [...own, largeChannel.themes],
  );
  await db.query(
    `insert into channel_columns (workspace_id, id, channel_id, place, name, has_choices)
     values ($1, ${newIdSql}, $2, 1, 'Plan', true), ($1, ${newIdSql}, $2, 2, 'Country', true),
       ($1, ${newIdSql}, $2, 3, 'Order', false)`,
    own,
  );
  await db.query(
    `insert into channel_column_values (workspace_id, column_id, value)
     select $1::uuid, c.id, v.value from channel_columns c cross join lateral (
       select 'Plan ' || n as value from generate_series(1, 4) n where c.place = 1
       union all select 'Country ' || n from generate_series(1, 40) n where c.place = 2) v
     where c.workspace_id = $1::uuid and c.channel_id = $2::uuid`,
    own,
  );
  await db.query(
    `insert into channel_languages (workspace_id, channel_id, language)
     select $1::uuid, $2::uuid, l from unnest(array['en', 'de', 'fr', 'nl']) l`,
    own,
  );
  await db.query(
    `insert into participants (workspace_id, participant, key)
     select $1::uuid, 'Customer ' || n, 'customer ' || n from generate_series(0, $2::int - 1) n`,
    [workspaceId, largeChannel.people],
  );
}

/** Points `from` to `to`, with everything that is kept of them. */
export async function addLargePoints(
  db: pg.Pool,
  { workspaceId, channelId }: LargeChannel,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const word = 'words.w[1 + floor(random() * words.length)::int]';
  const { common, rare, rarest } = largeChannel.words;
  await db.query(
    `with words as (select $3::text[] as w, cardinality($3::text[]) as length),
     of_channel as (select array_agg(id order by title) as ids from themes
       where workspace_id = $1::uuid and channel_id = $2::uuid),
     made as materialized (
       select n, random() as a, random() as b, random() as c, random() as d, random() as e,
         timestamptz '${largeChannel.firstDay} UTC' + random() * interval '${largeChannel.days} days' as said_at,
         ${Array.from({ length: 14 }, () => word).join(` || ' ' || `)} || ' #' || n
           || case when n % 1000 = 7 then ' ${rare}' else '' end
           || case when n % 300000 = 11 then ' ${rarest}' else '' end
           || case when n % 50 = 3 then ' ${common} came' else '' end as text
       from generate_series($4::int, $5::int - 1) n, words)
     insert into data_points (workspace_id, channel_id, id, source, external_id, text, said_at, participant, vector,
       theme_id, theme_score, sentiment, placed_by, added_at, language, excluded_at, properties)
     select $1::uuid, $2::uuid, ${newIdSql},
       case when a < 0.7 then 'csv' when a < 0.95 then 'api' else 'paste' end, n::text, text, said_at,
       case when b < 0.9 then 'Customer ' || floor(b / 0.9 * ${largeChannel.people})::int end,
       decode(repeat(md5(n::text), 24), 'hex'),
       case when c < 0.85 and n % 200 <> 5 then ids[1 + floor(power(c / 0.85, 2) * ${largeChannel.themes})::int] end, c,
       case when d < 0.3 then 'positive' when d < 0.6 then 'negative' else 'neutral' end, 'engine', now(),
       case when e < 0.6 then 'en' when e < 0.8 then 'de' when e < 0.9 then 'fr' when e < 0.92 then 'nl' end,
       case when n % 200 = 5 then now() end,
       jsonb_build_object('1', 'Plan ' || (1 + floor(4 * power(d, 2))::int), '2', 'Country ' || (1 + floor(40 * power(e, 2))::int),
         '3', 'Order ' || n)
     from made, of_channel`,
    [workspaceId, channelId, vocabulary, from, to],
  );
}

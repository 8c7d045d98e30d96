import type pg from 'pg';

/** What the triggers keep of data points, at once: with them a million would take an hour before anything is measured. */
export async function keepLargeCounts(db: pg.Pool): Promise<void> {
  for (const statement of statements) await db.query(statement);
  await db.query('vacuum analyze');
}

const day = `(said_at at time zone 'UTC')::date`;
const sums = `count(*) filter (where sentiment = 'positive'), count(*) filter (where sentiment = 'negative'),
  count(distinct participant)`;

const statements = [
  `insert into channel_days (workspace_id, channel_id, day, point_count, themed_count, positive_count, negative_count,
     people_count)
   select workspace_id, channel_id, ${day}, count(*), count(theme_id), ${sums}
   from data_points where excluded_at is null group by 1, 2, 3`,
  `insert into theme_days (workspace_id, theme_id, day, point_count, positive_count, negative_count, people_count)
   select workspace_id, theme_id, ${day}, count(*), ${sums}
   from data_points where excluded_at is null and theme_id is not null group by 1, 2, 3`,
  `update themes t set point_count = c.points,
     quote_id = (select p.id from data_points p where p.workspace_id = t.workspace_id and p.theme_id = t.id
       order by p.theme_score desc nulls last limit 1)
   from (select theme_id, sum(point_count) as points from theme_days group by 1) c where c.theme_id = t.id`,
  `insert into last_days (workspace_id, channel_id, scope_id, participant, day)
   select p.workspace_id, p.channel_id, s.scope_id, p.participant, max(${day})
   from data_points p cross join lateral (select p.channel_id as scope_id
     union all select p.theme_id where p.theme_id is not null) s
   where p.participant is not null and p.excluded_at is null group by 1, 2, 3, 4`,
  ...[
    ['channel_days', 'channel_id'],
    ['theme_days', 'theme_id'],
  ].map(
    ([table, scope]) => `update ${table} d set last_people_count = c.people
      from (select scope_id, day, count(*) as people from last_days group by 1, 2) c
      where d.${scope} = c.scope_id and d.day = c.day`,
  ),
  `insert into data_point_values (workspace_id, column_id, value, said_at, point_id)
   select p.workspace_id, c.id, v.value, p.said_at, p.id
   from data_points p cross join lateral jsonb_each_text(p.properties) v
   join channel_columns c on c.channel_id = p.channel_id and c.place = v.key::smallint and c.has_choices`,
  `insert into value_months (workspace_id, column_id, month, scope_id, value, point_count)
   select p.workspace_id, c.id, date_trunc('month', p.said_at at time zone 'UTC')::date, s.scope_id, v.value, count(*)
   from data_points p cross join lateral jsonb_each_text(p.properties) v
   join channel_columns c on c.channel_id = p.channel_id and c.place = v.key::smallint and c.has_choices
   cross join lateral (select p.channel_id as scope_id union all select p.theme_id where p.theme_id is not null) s
   where p.excluded_at is null group by 1, 2, 3, 4, 5`,
  `insert into unindexed_texts (workspace_id, channel_id, point_id)
   select workspace_id, channel_id, id from data_points order by 1, 2, 3`,
];

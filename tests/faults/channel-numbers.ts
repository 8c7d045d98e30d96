import type { Database } from '#server/platform/db/database.ts';

export const nothingWrong = {
  ofThemes: 0,
  ofChannels: 0,
  ofPeople: 0,
  ofValues: 0,
  inGoneThemes: 0,
  unknownTexts: 0,
};

/**
 * How many counts are not the numbers of their rows, how many data points are in themes that are no more, and how many no
 * search for words looks at.
 */
export async function countWrong({ owner }: Database): Promise<typeof nothingWrong | undefined> {
  const { rows } = await owner.query<typeof nothingWrong>(
    `select
       (select count(*) from themes t where t.point_count <> (select count(*) from data_points p where p.theme_id = t.id)
          or t.point_count <> (select coalesce(sum(d.point_count), 0) from theme_days d
            where d.theme_id = t.id))::int as "ofThemes",
       (select count(*) from channels c where
            (select count(*) from data_points p where p.channel_id = c.id and p.excluded_at is null)
              <> (select coalesce(sum(d.point_count), 0) from channel_days d where d.channel_id = c.id)
            or (select count(theme_id) from data_points p where p.channel_id = c.id and p.excluded_at is null)
              <> (select coalesce(sum(d.themed_count), 0) from channel_days d
                where d.channel_id = c.id))::int as "ofChannels",
       (with said as (
            select channel_id as scope_id, participant, (said_at at time zone 'UTC')::date as day from data_points
            where excluded_at is null and participant is not null
            union all
            select theme_id, participant, (said_at at time zone 'UTC')::date from data_points
            where excluded_at is null and participant is not null and theme_id is not null
          ), ends as (select scope_id, day, count(*) as n
            from (select scope_id, participant, max(day) as day from said group by 1, 2) l group by 1, 2
          ), kept as (
            select channel_id as scope_id, day, last_people_count as n from channel_days where last_people_count <> 0
            union all select theme_id, day, last_people_count from theme_days where last_people_count <> 0)
          select count(*) from ends full join kept using (scope_id, day)
          where ends.n is distinct from kept.n)::int as "ofPeople",
       (with counted as (
            select c.id as column_id, date_trunc('month', p.said_at at time zone 'UTC')::date as month, s.scope_id,
              v.value, count(*) as n
            from data_points p cross join lateral jsonb_each_text(p.properties) v
            join channel_columns c on c.channel_id = p.channel_id and c.place = v.key::smallint and c.has_choices
            cross join lateral (select p.channel_id as scope_id
              union all select p.theme_id where p.theme_id is not null) s
            where p.excluded_at is null group by 1, 2, 3, 4)
          select count(*) from counted full join (select m.* from value_months m
              join channel_columns c on c.id = m.column_id and c.has_choices where m.point_count <> 0) kept
            using (column_id, month, scope_id, value)
          where counted.n is distinct from kept.point_count)::int as "ofValues",
       (select count(*) from data_points p join themes t on t.id = p.theme_id
          where t.state <> 'active' and t.rest_into is null)::int as "inGoneThemes",
       (select count(*) from data_points p
          where not exists (select from unindexed_texts u where u.point_id = p.id)
            and not exists (select from text_batch_points b where p.id = any(b.point_ids)))::int as "unknownTexts"`,
  );
  return rows[0];
}

-- What is left to do of a change of themes with too many data points for one request: all of these themes go into
-- another one, or into none; or, once it is taken back, the data points go back.
create table theme_moves (
  workspace_id uuid not null,
  change_id uuid not null,
  channel_id uuid not null,
  from_ids uuid[] not null,
  into_id uuid,
  undone boolean not null default false,
  primary key (workspace_id, change_id),
  foreign key (workspace_id, change_id) references theme_changes on delete cascade
);
create index theme_moves_by_channel on theme_moves (workspace_id, channel_id, change_id);
select protect_tenant_table('theme_moves');

-- Where each was before such a change; written with the page that moves it.
create table theme_change_points (
  workspace_id uuid not null,
  change_id uuid not null,
  point_id uuid not null,
  theme_id uuid not null,
  theme_score real,
  placed_by text not null,
  primary key (workspace_id, change_id, point_id),
  foreign key (workspace_id, change_id) references theme_changes on delete cascade
);
select protect_tenant_table('theme_change_points');

-- Few people in a theme are counted by a step from each to the next, however much they say.
create index data_points_people_of_theme on data_points (workspace_id, theme_id, participant)
  where theme_id is not null and participant is not null;
-- The most typical of a theme first, without a look at the others.
create index data_points_typical on data_points (workspace_id, theme_id, theme_score desc nulls last)
  where theme_id is not null;
-- A value that few have, the newest first.
create index data_points_by_language on data_points (workspace_id, channel_id, language, said_at desc, id desc);
create index data_points_by_source on data_points (workspace_id, channel_id, source, said_at desc, id desc);
create index data_points_by_sentiment on data_points (workspace_id, channel_id, sentiment, said_at desc, id desc)
  where sentiment is not null;

-- What did not change comes and goes, and is nothing in the sum: no row is looked for among the others. A join of the two
-- was planned when a session changed its first few rows, and compared each with each when it changed thousands.
create or replace function count_moved_points() returns trigger language plpgsql as $$
begin
  with differences as materialized (
    select workspace_id, channel_id, theme_id, day, sum(points)::int as points,
      coalesce(sum(points) filter (where sentiment = 'positive'), 0)::int as positive,
      coalesce(sum(points) filter (where sentiment = 'negative'), 0)::int as negative
    from (
      select workspace_id, channel_id, theme_id, (said_at at time zone 'UTC')::date as day, sentiment, -1 as points
      from removed where excluded_at is null
      union all
      select workspace_id, channel_id, theme_id, (said_at at time zone 'UTC')::date, sentiment, 1
      from added where excluded_at is null
    ) each group by 1, 2, 3, 4
  ), of_channels as materialized (
    select * from (
      select workspace_id, channel_id, day, sum(points)::int as points,
        coalesce(sum(points) filter (where theme_id is not null), 0)::int as themed, sum(positive)::int as positive,
        sum(negative)::int as negative
      from differences group by 1, 2, 3) each
    where points <> 0 or themed <> 0 or positive <> 0 or negative <> 0
  ), of_themes as materialized (
    select workspace_id, theme_id, day, points, positive, negative from differences
    where theme_id is not null and (points <> 0 or positive <> 0 or negative <> 0)
  ), channels_less as (
    update channel_days d set point_count = d.point_count + c.points, themed_count = d.themed_count + c.themed,
      positive_count = d.positive_count + c.positive, negative_count = d.negative_count + c.negative
    from of_channels c
    where d.workspace_id = c.workspace_id and d.channel_id = c.channel_id and d.day = c.day
      and least(c.points, c.themed, c.positive, c.negative) < 0
  ), channels_more as (
    insert into channel_days as d
      (workspace_id, channel_id, day, point_count, themed_count, positive_count, negative_count)
    select workspace_id, channel_id, day, points, themed, positive, negative from of_channels
    where least(points, themed, positive, negative) >= 0 order by channel_id, day
    on conflict (workspace_id, channel_id, day) do update
      set point_count = d.point_count + excluded.point_count, themed_count = d.themed_count + excluded.themed_count,
        positive_count = d.positive_count + excluded.positive_count,
        negative_count = d.negative_count + excluded.negative_count
  ), themes_less as (
    update theme_days d set point_count = d.point_count + t.points, positive_count = d.positive_count + t.positive,
      negative_count = d.negative_count + t.negative
    from of_themes t
    where d.workspace_id = t.workspace_id and d.theme_id = t.theme_id and d.day = t.day
      and least(t.points, t.positive, t.negative) < 0
  ), themes_more as (
    insert into theme_days as d (workspace_id, theme_id, day, point_count, positive_count, negative_count)
    select workspace_id, theme_id, day, points, positive, negative from of_themes
    where least(points, positive, negative) >= 0 order by theme_id, day
    on conflict (workspace_id, theme_id, day) do update
      set point_count = d.point_count + excluded.point_count,
        positive_count = d.positive_count + excluded.positive_count,
        negative_count = d.negative_count + excluded.negative_count
  )
  update themes t set point_count = t.point_count + c.points
  from (select workspace_id, theme_id, sum(points)::int as points from of_themes group by 1, 2) c
  where t.workspace_id = c.workspace_id and t.id = c.theme_id and c.points <> 0;
  return null;
end $$;

create or replace function count_moved_people() returns trigger language plpgsql as $$
begin
  perform count_people(array_agg(workspace_id), array_agg(channel_id), array_agg(theme_id), array_agg(day),
    array_agg(participant), array_agg(came), array_agg(went))
  from (
    select workspace_id, channel_id, theme_id, (said_at at time zone 'UTC')::date as day, participant,
      sum(came)::int as came, sum(1 - came)::int as went
    from (
      select workspace_id, channel_id, theme_id, said_at, participant, 1 as came from added
      where excluded_at is null and participant is not null
      union all
      select workspace_id, channel_id, theme_id, said_at, participant, 0 from removed
      where excluded_at is null and participant is not null
    ) each
    group by 1, 2, 3, 4, 5 having sum(came) <> sum(1 - came)) a having count(*) > 0;
  return null;
end $$;

create or replace function move_point_values() returns trigger language plpgsql as $$
begin
  delete from data_point_values d
  using (
    select workspace_id, channel_id, id, said_at, properties from removed where properties <> '{}'
    except select workspace_id, channel_id, id, said_at, properties from added
  ) r cross join lateral jsonb_each_text(r.properties) v, channel_columns c
  where c.workspace_id = r.workspace_id and c.channel_id = r.channel_id
    and c.place = v.key::smallint and d.workspace_id = r.workspace_id and d.column_id = c.id and d.value = v.value
    and d.said_at = r.said_at and d.point_id = r.id;
  insert into data_point_values (workspace_id, column_id, value, said_at, point_id)
  select a.workspace_id, c.id, v.value, a.said_at, a.id
  from (
    select workspace_id, channel_id, id, said_at, properties from added where properties <> '{}'
    except select workspace_id, channel_id, id, said_at, properties from removed
  ) a cross join lateral jsonb_each_text(a.properties) v
  join channel_columns c on c.workspace_id = a.workspace_id and c.channel_id = a.channel_id
    and c.place = v.key::smallint and c.has_choices
  where length(v.value) <= 200;
  return null;
end $$;

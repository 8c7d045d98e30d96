-- What people excluded stays, so that the same is not imported again, and counts nowhere.
alter table data_points add column excluded_at timestamptz;
create index data_points_excluded on data_points (workspace_id, channel_id, said_at desc, id desc)
  where excluded_at is not null;

-- Taking back an exclusion brings back what it excluded; taking back anything else leaves excluded points alone.
alter table theme_changes add column excluding boolean not null default false;

create or replace function count_added_points() returns trigger language plpgsql as $$
begin
  perform count_arrivals(jsonb_agg(to_jsonb(c))) from (
    select workspace_id, channel_id, theme_id, (said_at at time zone 'UTC')::date as day, count(*)::int as point_count,
      count(*) filter (where sentiment = 'positive') as positive_count,
      count(*) filter (where sentiment = 'negative') as negative_count
    from added where excluded_at is null group by 1, 2, 3, 4) c having count(*) > 0;
  return null;
end $$;

create or replace function count_removed_points() returns trigger language plpgsql as $$
begin
  perform count_departures(jsonb_agg(to_jsonb(c))) from (
    select workspace_id, channel_id, theme_id, (said_at at time zone 'UTC')::date as day, count(*)::int as point_count,
      count(*) filter (where sentiment = 'positive') as positive_count,
      count(*) filter (where sentiment = 'negative') as negative_count
    from removed where excluded_at is null group by 1, 2, 3, 4) c having count(*) > 0;
  return null;
end $$;

create or replace function count_moved_points() returns trigger language plpgsql as $$
begin
  with changed as (
    select o.workspace_id, o.channel_id, o.theme_id as old_theme, n.theme_id as new_theme,
      (o.said_at at time zone 'UTC')::date as old_day, (n.said_at at time zone 'UTC')::date as new_day,
      coalesce(o.sentiment = 'positive', false)::int as old_positive,
      coalesce(n.sentiment = 'positive', false)::int as new_positive,
      coalesce(o.sentiment = 'negative', false)::int as old_negative,
      coalesce(n.sentiment = 'negative', false)::int as new_negative,
      o.excluded_at is null as was_counted, n.excluded_at is null as is_counted
    from removed o join added n on n.workspace_id = o.workspace_id and n.id = o.id
    where n.theme_id is distinct from o.theme_id or n.said_at <> o.said_at or n.sentiment is distinct from o.sentiment
      or (n.excluded_at is null) <> (o.excluded_at is null)
  ), differences as materialized (
    select workspace_id, channel_id, theme_id, day, sum(points)::int as points, sum(positive)::int as positive,
      sum(negative)::int as negative
    from (
      select workspace_id, channel_id, old_theme as theme_id, old_day as day, -1 as points,
        -old_positive as positive, -old_negative as negative from changed where was_counted
      union all
      select workspace_id, channel_id, new_theme, new_day, 1, new_positive, new_negative from changed where is_counted
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

-- What moves is counted once, by the difference: taking every point off its day and putting it back there wrote each
-- count twice. Only a number that shrinks needs a row that is there already; the check on a new row forbids it.
create or replace function count_moved_points() returns trigger language plpgsql as $$
begin
  with changed as (
    select o.workspace_id, o.channel_id, o.theme_id as old_theme, n.theme_id as new_theme,
      (o.said_at at time zone 'UTC')::date as old_day, (n.said_at at time zone 'UTC')::date as new_day,
      coalesce(o.sentiment = 'positive', false)::int as old_positive,
      coalesce(n.sentiment = 'positive', false)::int as new_positive,
      coalesce(o.sentiment = 'negative', false)::int as old_negative,
      coalesce(n.sentiment = 'negative', false)::int as new_negative
    from removed o join added n on n.workspace_id = o.workspace_id and n.id = o.id
    where n.theme_id is distinct from o.theme_id or n.said_at <> o.said_at or n.sentiment is distinct from o.sentiment
  ), differences as materialized (
    select workspace_id, channel_id, theme_id, day, sum(points)::int as points, sum(positive)::int as positive,
      sum(negative)::int as negative
    from (
      select workspace_id, channel_id, old_theme as theme_id, old_day as day, -1 as points,
        -old_positive as positive, -old_negative as negative from changed
      union all
      select workspace_id, channel_id, new_theme, new_day, 1, new_positive, new_negative from changed
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

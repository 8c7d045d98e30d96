-- What a channel has in all, and how it sounds, is known without counting: a million rows take too long for a page.
create table channel_days (
  workspace_id uuid not null,
  channel_id uuid not null,
  day date not null,
  point_count integer not null check (point_count >= 0),
  themed_count integer not null check (themed_count >= 0),
  positive_count integer not null default 0 check (positive_count >= 0),
  negative_count integer not null default 0 check (negative_count >= 0),
  primary key (workspace_id, channel_id, day),
  foreign key (workspace_id, channel_id) references channels on delete cascade
);
select protect_tenant_table('channel_days');
insert into channel_days (workspace_id, channel_id, day, point_count, themed_count)
select workspace_id, channel_id, (said_at at time zone 'UTC')::date, count(*), count(theme_id)
from data_points group by 1, 2, 3;

-- One job at a time works on a channel: two would read the same points twice.
-- sorting_wanted: how often somebody asked for new themes since they were found.
alter table channels
  add column sorting_job_id uuid,
  add column sorting_wanted integer not null default 0,
  add column sorted_outliers integer not null default 0;

-- What waits is found where it is, not by walking over everything that was placed before. A column of its own: an
-- index over the score itself would be written again whenever a likeness changes.
alter table data_points add column waiting boolean generated always as (theme_score is null) stored;
create index data_points_waiting on data_points (workspace_id, channel_id, id) where waiting;
drop index data_points_unread;

-- How data points sound, read from the same vectors as their themes; null until one is read.
alter table data_points
  add column sentiment text check (sentiment in ('positive', 'neutral', 'negative'));
create index data_points_unread on data_points (workspace_id, channel_id, id) where sentiment is null;
alter table theme_days
  add column positive_count integer not null default 0 check (positive_count >= 0),
  add column negative_count integer not null default 0 check (negative_count >= 0);

-- When people were last told that a theme rises: a rise that goes on is news once a week.
alter table themes add column told_rising_at timestamptz;

create or replace function count_arrivals(arrivals jsonb) returns void language sql as $$
  with came as (
    select * from jsonb_to_recordset(arrivals) as c (workspace_id uuid, channel_id uuid, theme_id uuid, day date,
      point_count int, positive_count int, negative_count int)
  ), in_channels as (
    insert into channel_days as d
      (workspace_id, channel_id, day, point_count, themed_count, positive_count, negative_count)
    select workspace_id, channel_id, day, sum(point_count),
      coalesce(sum(point_count) filter (where theme_id is not null), 0), sum(positive_count), sum(negative_count)
    from came group by 1, 2, 3 order by 2, 3
    on conflict (workspace_id, channel_id, day) do update
      set point_count = d.point_count + excluded.point_count, themed_count = d.themed_count + excluded.themed_count,
        positive_count = d.positive_count + excluded.positive_count,
        negative_count = d.negative_count + excluded.negative_count
  ), in_themes as (
    insert into theme_days as d (workspace_id, theme_id, day, point_count, positive_count, negative_count)
    select workspace_id, theme_id, day, point_count, positive_count, negative_count
    from came where theme_id is not null order by theme_id, day
    on conflict (workspace_id, theme_id, day) do update
      set point_count = d.point_count + excluded.point_count,
        positive_count = d.positive_count + excluded.positive_count,
        negative_count = d.negative_count + excluded.negative_count
  )
  update themes t set point_count = t.point_count + c.point_count
  from (select workspace_id, theme_id, sum(point_count)::int as point_count from came group by 1, 2) c
  where t.workspace_id = c.workspace_id and t.id = c.theme_id
$$;

create or replace function count_departures(departures jsonb) returns void language sql as $$
  with gone as (
    select * from jsonb_to_recordset(departures) as c (workspace_id uuid, channel_id uuid, theme_id uuid, day date,
      point_count int, positive_count int, negative_count int)
  ), in_channels as (
    update channel_days d set point_count = d.point_count - g.point_count,
      themed_count = d.themed_count - g.themed_count, positive_count = d.positive_count - g.positive_count,
      negative_count = d.negative_count - g.negative_count
    from (select workspace_id, channel_id, day, sum(point_count)::int as point_count,
        coalesce(sum(point_count) filter (where theme_id is not null), 0)::int as themed_count,
        sum(positive_count)::int as positive_count, sum(negative_count)::int as negative_count
      from gone group by 1, 2, 3) g
    where d.workspace_id = g.workspace_id and d.channel_id = g.channel_id and d.day = g.day
  ), in_themes as (
    update theme_days d set point_count = d.point_count - gone.point_count,
      positive_count = d.positive_count - gone.positive_count, negative_count = d.negative_count - gone.negative_count
    from gone
    where d.workspace_id = gone.workspace_id and d.theme_id = gone.theme_id and d.day = gone.day
  )
  update themes t set point_count = t.point_count - c.point_count
  from (select workspace_id, theme_id, sum(point_count)::int as point_count from gone group by 1, 2) c
  where t.workspace_id = c.workspace_id and t.id = c.theme_id
$$;

create or replace function count_added_points() returns trigger language plpgsql as $$
begin
  perform count_arrivals(jsonb_agg(to_jsonb(c))) from (
    select workspace_id, channel_id, theme_id, (said_at at time zone 'UTC')::date as day, count(*)::int as point_count,
      count(*) filter (where sentiment = 'positive') as positive_count,
      count(*) filter (where sentiment = 'negative') as negative_count
    from added group by 1, 2, 3, 4) c having count(*) > 0;
  return null;
end $$;

create or replace function count_removed_points() returns trigger language plpgsql as $$
begin
  perform count_departures(jsonb_agg(to_jsonb(c))) from (
    select workspace_id, channel_id, theme_id, (said_at at time zone 'UTC')::date as day, count(*)::int as point_count,
      count(*) filter (where sentiment = 'positive') as positive_count,
      count(*) filter (where sentiment = 'negative') as negative_count
    from removed group by 1, 2, 3, 4) c having count(*) > 0;
  return null;
end $$;

create or replace function count_moved_points() returns trigger language plpgsql as $$
begin
  perform count_departures(jsonb_agg(to_jsonb(c))) from (
    select o.workspace_id, o.channel_id, o.theme_id, (o.said_at at time zone 'UTC')::date as day,
      count(*)::int as point_count, count(*) filter (where o.sentiment = 'positive') as positive_count,
      count(*) filter (where o.sentiment = 'negative') as negative_count
    from removed o join added n on n.workspace_id = o.workspace_id and n.id = o.id
    where n.theme_id is distinct from o.theme_id or n.said_at <> o.said_at or n.sentiment is distinct from o.sentiment
    group by 1, 2, 3, 4) c having count(*) > 0;
  perform count_arrivals(jsonb_agg(to_jsonb(c))) from (
    select n.workspace_id, n.channel_id, n.theme_id, (n.said_at at time zone 'UTC')::date as day,
      count(*)::int as point_count, count(*) filter (where n.sentiment = 'positive') as positive_count,
      count(*) filter (where n.sentiment = 'negative') as negative_count
    from added n join removed o on o.workspace_id = n.workspace_id and o.id = n.id
    where n.theme_id is distinct from o.theme_id or n.said_at <> o.said_at or n.sentiment is distinct from o.sentiment
    group by 1, 2, 3, 4) c having count(*) > 0;
  return null;
end $$;

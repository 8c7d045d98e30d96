-- How many people said something on a day: in a channel, and of a theme. Kept in the transaction of what was said, like
-- the counts of data points.
alter table channel_days add column people_count integer not null default 0 check (people_count >= 0);
alter table theme_days add column people_count integer not null default 0 check (people_count >= 0);

update channel_days d set people_count = c.people
from (
  select workspace_id, channel_id, (said_at at time zone 'UTC')::date as day, count(distinct participant) as people
  from data_points where participant is not null and excluded_at is null group by 1, 2, 3
) c
where d.workspace_id = c.workspace_id and d.channel_id = c.channel_id and d.day = c.day;
update theme_days d set people_count = c.people
from (
  select workspace_id, theme_id, (said_at at time zone 'UTC')::date as day, count(distinct participant) as people
  from data_points where participant is not null and excluded_at is null and theme_id is not null group by 1, 2, 3
) c
where d.workspace_id = c.workspace_id and d.theme_id = c.theme_id and d.day = c.day;

-- Whether somebody says more than so many things on a day that count. One look at an index, however much they say.
create function says_more(workspace uuid, channel uuid, theme uuid, said_on date, who text, than bigint)
returns boolean language sql stable as $$
  select exists (
    select 1 from data_points p
    where p.workspace_id = workspace and p.participant = who
      and p.said_at >= said_on::timestamp at time zone 'UTC'
      and p.said_at < (said_on + 1)::timestamp at time zone 'UTC'
      and p.channel_id = channel and (theme is null or p.theme_id = theme) and p.excluded_at is null
    offset than)
$$;

-- Of people of whom something came or went on a day: only who is new there, or is not there any more, changes a count.
-- Of a channel that is being deleted nothing is counted.
create function count_people(workspaces uuid[], channels uuid[], themes uuid[], days date[], people text[],
  came integer[], went integer[])
returns void language sql as $$
  with each as materialized (
    select e.* from unnest(workspaces, channels, themes, days, people, came, went)
      as e (workspace_id, channel_id, theme_id, day, who, came, went)
    join channels c on c.workspace_id = e.workspace_id and c.id = e.channel_id
  ), of_channels as (
    select workspace_id, channel_id, day, sum(case when came > 0 then 1 else -1 end)::int as people
    from (
      select workspace_id, channel_id, day, who, sum(came) as came, sum(went) as went from each group by 1, 2, 3, 4
    ) k
    where (came > 0) <> (went > 0) and not says_more(workspace_id, channel_id, null, day, who, came)
    group by 1, 2, 3
  ), of_themes as (
    select workspace_id, theme_id, day, sum(case when came > 0 then 1 else -1 end)::int as people
    from each
    where theme_id is not null and (came > 0) <> (went > 0)
      and not says_more(workspace_id, channel_id, theme_id, day, who, came)
    group by 1, 2, 3
  ), in_channels as (
    update channel_days d set people_count = d.people_count + c.people from of_channels c
    where d.workspace_id = c.workspace_id and d.channel_id = c.channel_id and d.day = c.day
  )
  update theme_days d set people_count = d.people_count + t.people from of_themes t
  where d.workspace_id = t.workspace_id and d.theme_id = t.theme_id and d.day = t.day
$$;

create function count_added_people() returns trigger language plpgsql as $$
begin
  perform count_people(array_agg(workspace_id), array_agg(channel_id), array_agg(theme_id), array_agg(day),
    array_agg(participant), array_agg(points), array_agg(0))
  from (
    select workspace_id, channel_id, theme_id, (said_at at time zone 'UTC')::date as day, participant,
      count(*)::int as points
    from added where excluded_at is null and participant is not null group by 1, 2, 3, 4, 5) a having count(*) > 0;
  return null;
end $$;

create function count_removed_people() returns trigger language plpgsql as $$
begin
  perform count_people(array_agg(workspace_id), array_agg(channel_id), array_agg(theme_id), array_agg(day),
    array_agg(participant), array_agg(0), array_agg(points))
  from (
    select r.workspace_id, r.channel_id, r.theme_id, (r.said_at at time zone 'UTC')::date as day, r.participant,
      count(*)::int as points
    from removed r join channels c on c.workspace_id = r.workspace_id and c.id = r.channel_id
    where r.excluded_at is null and r.participant is not null group by 1, 2, 3, 4, 5) a having count(*) > 0;
  return null;
end $$;

create function count_moved_people() returns trigger language plpgsql as $$
begin
  perform count_people(array_agg(workspace_id), array_agg(channel_id), array_agg(theme_id), array_agg(day),
    array_agg(participant), array_agg(came), array_agg(went))
  from (
    select workspace_id, channel_id, theme_id, (said_at at time zone 'UTC')::date as day, participant,
      sum(came)::int as came, sum(1 - came)::int as went
    from (
      select n.workspace_id, n.channel_id, n.theme_id, n.said_at, n.participant, n.excluded_at, 1 as came
      from added n join removed o on o.workspace_id = n.workspace_id and o.id = n.id
      where n.theme_id is distinct from o.theme_id or n.said_at <> o.said_at
        or n.participant is distinct from o.participant or (n.excluded_at is null) <> (o.excluded_at is null)
      union all
      select o.workspace_id, o.channel_id, o.theme_id, o.said_at, o.participant, o.excluded_at, 0
      from removed o join added n on n.workspace_id = o.workspace_id and n.id = o.id
      where n.theme_id is distinct from o.theme_id or n.said_at <> o.said_at
        or n.participant is distinct from o.participant or (n.excluded_at is null) <> (o.excluded_at is null)
    ) each
    where excluded_at is null and participant is not null group by 1, 2, 3, 4, 5) a having count(*) > 0;
  return null;
end $$;

-- Triggers run in the order of their names: the days are there when people are counted.
create trigger points_people_added after insert on data_points
  referencing new table as added for each statement execute function count_added_people();
create trigger points_people_moved after update on data_points
  referencing old table as removed new table as added for each statement execute function count_moved_people();
create trigger points_people_removed after delete on data_points
  referencing old table as removed for each statement execute function count_removed_people();

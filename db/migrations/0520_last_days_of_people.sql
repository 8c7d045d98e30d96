-- The last day on which somebody says something: in a channel, and of a theme. Of a period that nothing came after, the
-- people are those whose last day is in it, which can be added up by days; who speaks on two days is counted once.
create table last_days (
  workspace_id uuid not null,
  channel_id uuid not null,
  -- The channel itself, or a theme of it.
  scope_id uuid not null,
  participant text not null check (length(participant) <= 300),
  day date not null,
  primary key (workspace_id, scope_id, participant),
  foreign key (workspace_id, channel_id) references channels on delete cascade
);
create index last_days_by_channel on last_days (workspace_id, channel_id);
select protect_tenant_table('last_days');

alter table channel_days add column last_people_count integer not null default 0 check (last_people_count >= 0);
alter table theme_days add column last_people_count integer not null default 0 check (last_people_count >= 0);

alter table data_points no force row level security;
alter table last_days no force row level security;
alter table channel_days no force row level security;
alter table theme_days no force row level security;
insert into last_days (workspace_id, channel_id, scope_id, participant, day)
select workspace_id, channel_id, channel_id, participant, max((said_at at time zone 'UTC')::date)
from data_points where participant is not null and excluded_at is null group by 1, 2, 4
union all
select workspace_id, channel_id, theme_id, participant, max((said_at at time zone 'UTC')::date)
from data_points where participant is not null and excluded_at is null and theme_id is not null group by 1, 2, 3, 4;
update channel_days d set last_people_count = c.people
from (select workspace_id, scope_id, day, count(*) as people from last_days group by 1, 2, 3) c
where d.workspace_id = c.workspace_id and d.channel_id = c.scope_id and d.day = c.day;
update theme_days d set last_people_count = c.people
from (select workspace_id, scope_id, day, count(*) as people from last_days group by 1, 2, 3) c
where d.workspace_id = c.workspace_id and d.theme_id = c.scope_id and d.day = c.day;
alter table data_points force row level security;
alter table last_days force row level security;
alter table channel_days force row level security;
alter table theme_days force row level security;

-- Asked only when the last day of somebody went. By the day, not the moment: the order of an index over all that a
-- channel has would be followed to somebody who spoke long ago.
create function last_day_of(workspace uuid, channel uuid, theme uuid, who text) returns date language plpgsql stable as $$
begin
  if theme is null then
    return (select max((p.said_at at time zone 'UTC')::date) from data_points p
      where p.workspace_id = workspace and p.participant = who and p.channel_id = channel and p.excluded_at is null);
  end if;
  return (select max((p.said_at at time zone 'UTC')::date) from data_points p
    where p.workspace_id = workspace and p.theme_id = theme and p.participant = who and p.excluded_at is null);
end $$;

-- Of people of whom something came or went on a day.
create function keep_last_days(workspaces uuid[], channels uuid[], themes uuid[], days date[], people text[],
  came integer[], went integer[])
returns void language sql as $$
  with each as materialized (
    select e.workspace_id, e.channel_id, e.theme_id, e.who,
      case when e.came > e.went then e.day end as came_day, case when e.went > e.came then e.day end as went_day
    from unnest(workspaces, channels, themes, days, people, came, went)
      as e (workspace_id, channel_id, theme_id, day, who, came, went)
    join channels c on c.workspace_id = e.workspace_id and c.id = e.channel_id
  ), of_scopes as (
    select workspace_id, channel_id, null::uuid as theme_id, who, max(came_day) as came_day, max(went_day) as went_day
    from each group by 1, 2, 4
    union all
    select workspace_id, channel_id, theme_id, who, max(came_day), max(went_day)
    from each where theme_id is not null group by 1, 2, 3, 4
  ), known as materialized (
    select s.*, (select l.day from last_days l where l.workspace_id = s.workspace_id
      and l.scope_id = coalesce(s.theme_id, s.channel_id) and l.participant = s.who) as old_day
    from of_scopes s
  ), changed as materialized (
    select * from (
      select k.*, case
        when went_day is null or went_day < old_day then greatest(old_day, came_day)
        when came_day >= old_day then came_day
        else last_day_of(workspace_id, channel_id, theme_id, who) end as new_day
      from known k) n
    where new_day is distinct from old_day
  ), gone as (
    delete from last_days l using changed c
    where c.new_day is null and l.workspace_id = c.workspace_id and l.scope_id = coalesce(c.theme_id, c.channel_id)
      and l.participant = c.who
  ), kept as (
    insert into last_days (workspace_id, channel_id, scope_id, participant, day)
    select workspace_id, channel_id, coalesce(theme_id, channel_id), who, new_day
    from changed where new_day is not null order by 3, 4
    on conflict (workspace_id, scope_id, participant) do update set day = excluded.day
  ), counted as materialized (
    select workspace_id, channel_id, theme_id, day, sum(people)::int as people from (
      select workspace_id, channel_id, theme_id, old_day as day, -1 as people from changed where old_day is not null
      union all
      select workspace_id, channel_id, theme_id, new_day, 1 from changed where new_day is not null) both_days
    group by 1, 2, 3, 4 having sum(people) <> 0
  ), in_channels as (
    update channel_days d set last_people_count = d.last_people_count + c.people from counted c
    where c.theme_id is null and d.workspace_id = c.workspace_id and d.channel_id = c.channel_id and d.day = c.day
  )
  update theme_days d set last_people_count = d.last_people_count + c.people from counted c
  where d.workspace_id = c.workspace_id and d.theme_id = c.theme_id and d.day = c.day
$$;

-- A statement of its own keeps last days: one that writes a day twice writes only one of both.
create or replace function count_people(workspaces uuid[], channels uuid[], themes uuid[], days date[], people text[],
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
  where d.workspace_id = t.workspace_id and d.theme_id = t.theme_id and d.day = t.day;
  select keep_last_days(workspaces, channels, themes, days, people, came, went)
$$;

-- Under row-level security a condition with coalesce, or with a time that is worked out in it, may not be asked of an index:
-- for each person of whom something came, all last days of the workspace were read, and everything the person ever said.
create or replace function keep_last_days(workspaces uuid[], channels uuid[], themes uuid[], days date[], people text[],
  came integer[], went integer[])
returns void language sql as $$
  with each as materialized (
    select e.workspace_id, e.channel_id, e.theme_id, e.who,
      case when e.came > e.went then e.day end as came_day, case when e.went > e.came then e.day end as went_day
    from unnest(workspaces, channels, themes, days, people, came, went)
      as e (workspace_id, channel_id, theme_id, day, who, came, went)
    join channels c on c.workspace_id = e.workspace_id and c.id = e.channel_id
  ), of_scopes as (
    select workspace_id, channel_id, null::uuid as theme_id, channel_id as scope_id, who, max(came_day) as came_day,
      max(went_day) as went_day
    from each group by 1, 2, 5
    union all
    select workspace_id, channel_id, theme_id, theme_id, who, max(came_day), max(went_day)
    from each where theme_id is not null group by 1, 2, 3, 5
  ), known as materialized (
    select s.*, (select l.day from last_days l where l.workspace_id = s.workspace_id
      and l.scope_id = s.scope_id and l.participant = s.who) as old_day
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
    where c.new_day is null and l.workspace_id = c.workspace_id and l.scope_id = c.scope_id
      and l.participant = c.who
  ), kept as (
    insert into last_days (workspace_id, channel_id, scope_id, participant, day)
    select workspace_id, channel_id, scope_id, who, new_day
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

create or replace function says_more(workspace uuid, channel uuid, theme uuid, said_on date, who text, than bigint)
returns boolean language plpgsql stable as $$
declare
  morning timestamptz := said_on::timestamp at time zone 'UTC';
  next_morning timestamptz := (said_on + 1)::timestamp at time zone 'UTC';
begin
  return exists (
    select 1 from data_points p
    where p.workspace_id = workspace and p.participant = who and p.said_at >= morning and p.said_at < next_morning
      and p.channel_id = channel and (theme is null or p.theme_id = theme) and p.excluded_at is null
    offset than);
end $$;

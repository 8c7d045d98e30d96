-- How many data points of a month have each value of a column that has choices: in a channel, and of a theme. Kept in
-- the transaction of the data points, like the counts of days. By months, since by days there would be as many rows as
-- data points.
create table value_months (
  workspace_id uuid not null,
  column_id uuid not null,
  month date not null,
  -- The channel itself, or a theme of it.
  scope_id uuid not null,
  value text not null check (length(value) between 1 and 200),
  point_count integer not null check (point_count >= 0),
  primary key (workspace_id, column_id, month, scope_id, value),
  foreign key (workspace_id, column_id) references channel_columns on delete cascade
);
select protect_tenant_table('value_months');

alter table data_points no force row level security;
alter table channel_columns no force row level security;
alter table value_months no force row level security;
insert into value_months (workspace_id, column_id, month, scope_id, value, point_count)
select p.workspace_id, c.id, date_trunc('month', p.said_at at time zone 'UTC')::date, s.scope_id, v.value, count(*)
from data_points p cross join lateral jsonb_each_text(p.properties) v
join channel_columns c on c.workspace_id = p.workspace_id and c.channel_id = p.channel_id
  and c.place = v.key::smallint and c.has_choices
cross join lateral (select p.channel_id as scope_id union all select p.theme_id where p.theme_id is not null) s
where p.properties <> '{}' and p.excluded_at is null and length(v.value) between 1 and 200
group by 1, 2, 3, 4, 5;
alter table data_points force row level security;
alter table channel_columns force row level security;
alter table value_months force row level security;

-- Of data points by how many more there are of them, or fewer. What a column lost its choices with stays as it was: it
-- has none ever again, and nobody reads its counts.
create function count_values(workspaces uuid[], channels uuid[], themes uuid[], months date[], said jsonb[], points integer[])
returns void language sql as $$
  with differences as materialized (
    select e.workspace_id, c.id as column_id, e.month, s.scope_id, v.value, sum(e.points)::int as points
    from unnest(workspaces, channels, themes, months, said, points)
      as e (workspace_id, channel_id, theme_id, month, properties, points)
    cross join lateral jsonb_each_text(e.properties) v
    join channel_columns c on c.workspace_id = e.workspace_id and c.channel_id = e.channel_id
      and c.place = v.key::smallint and c.has_choices
    cross join lateral (select e.channel_id as scope_id union all select e.theme_id where e.theme_id is not null) s
    where length(v.value) between 1 and 200
    group by 1, 2, 3, 4, 5 having sum(e.points) <> 0
  ), less as (
    update value_months m set point_count = m.point_count + d.points from differences d
    where d.points < 0 and m.workspace_id = d.workspace_id and m.column_id = d.column_id and m.month = d.month
      and m.scope_id = d.scope_id and m.value = d.value
  )
  insert into value_months as m (workspace_id, column_id, month, scope_id, value, point_count)
  select workspace_id, column_id, month, scope_id, value, points from differences
  where points > 0 order by 2, 3, 4, 5
  on conflict (workspace_id, column_id, month, scope_id, value) do update
    set point_count = m.point_count + excluded.point_count
$$;

create function count_added_values() returns trigger language plpgsql as $$
begin
  perform count_values(array_agg(workspace_id), array_agg(channel_id), array_agg(theme_id), array_agg(month),
    array_agg(properties), array_agg(points))
  from (
    select workspace_id, channel_id, theme_id, date_trunc('month', said_at at time zone 'UTC')::date as month,
      properties, count(*)::int as points
    from added where excluded_at is null and properties <> '{}' group by 1, 2, 3, 4, 5) a having count(*) > 0;
  return null;
end $$;

create function count_removed_values() returns trigger language plpgsql as $$
begin
  perform count_values(array_agg(workspace_id), array_agg(channel_id), array_agg(theme_id), array_agg(month),
    array_agg(properties), array_agg(points))
  from (
    select workspace_id, channel_id, theme_id, date_trunc('month', said_at at time zone 'UTC')::date as month,
      properties, -count(*)::int as points
    from removed where excluded_at is null and properties <> '{}' group by 1, 2, 3, 4, 5) a having count(*) > 0;
  return null;
end $$;

create function count_moved_values() returns trigger language plpgsql as $$
begin
  perform count_values(array_agg(workspace_id), array_agg(channel_id), array_agg(theme_id), array_agg(month),
    array_agg(properties), array_agg(points))
  from (
    select workspace_id, channel_id, theme_id, month, properties, sum(points)::int as points from (
      select workspace_id, channel_id, theme_id, date_trunc('month', said_at at time zone 'UTC')::date as month,
        properties, 1 as points
      from added where excluded_at is null and properties <> '{}'
      union all
      select workspace_id, channel_id, theme_id, date_trunc('month', said_at at time zone 'UTC')::date, properties, -1
      from removed where excluded_at is null and properties <> '{}'
    ) each group by 1, 2, 3, 4, 5 having sum(points) <> 0) a having count(*) > 0;
  return null;
end $$;

create trigger points_counted_values_added after insert on data_points
  referencing new table as added for each statement execute function count_added_values();
create trigger points_counted_values_moved after update on data_points
  referencing old table as removed new table as added for each statement execute function count_moved_values();
create trigger points_counted_values_removed after delete on data_points
  referencing old table as removed for each statement execute function count_removed_values();

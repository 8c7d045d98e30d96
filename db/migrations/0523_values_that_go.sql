-- Values of data points that go are listed first, then taken out one by one through the key. Joined at once, the key was
-- asked for the value alone: every data point with the same value was read for each one that went.
create or replace function drop_point_values() returns trigger language plpgsql as $$
begin
  with gone as materialized (
    select r.workspace_id, c.id as column_id, v.value, r.said_at, r.id as point_id
    from removed r cross join lateral jsonb_each_text(r.properties) v
    join channel_columns c on c.workspace_id = r.workspace_id and c.channel_id = r.channel_id
      and c.place = v.key::smallint
    where r.properties <> '{}'
  )
  delete from data_point_values d using gone g
  where d.workspace_id = g.workspace_id and d.column_id = g.column_id and d.value = g.value and d.said_at = g.said_at
    and d.point_id = g.point_id;
  return null;
end $$;

create or replace function move_point_values() returns trigger language plpgsql as $$
begin
  with changed as (
    select workspace_id, channel_id, id, said_at, properties from removed where properties <> '{}'
    except select workspace_id, channel_id, id, said_at, properties from added
  ), gone as materialized (
    select r.workspace_id, c.id as column_id, v.value, r.said_at, r.id as point_id
    from changed r cross join lateral jsonb_each_text(r.properties) v
    join channel_columns c on c.workspace_id = r.workspace_id and c.channel_id = r.channel_id
      and c.place = v.key::smallint
  )
  delete from data_point_values d using gone g
  where d.workspace_id = g.workspace_id and d.column_id = g.column_id and d.value = g.value and d.said_at = g.said_at
    and d.point_id = g.point_id;
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

-- Columns of tables that a channel keeps with what was said. A data point has its values by the place of the column.
create table channel_columns (
  workspace_id uuid not null,
  id uuid not null,
  channel_id uuid not null,
  place smallint not null,
  name text not null check (length(name) between 1 and 100),
  -- Whether its values are few and short: by these a list is filtered and a chart compared.
  has_choices boolean not null default true,
  primary key (workspace_id, id),
  unique (workspace_id, channel_id, place),
  foreign key (workspace_id, channel_id) references channels on delete cascade
);
select protect_tenant_table('channel_columns');

-- To choose among, without a look at a million rows.
create table channel_column_values (
  workspace_id uuid not null,
  column_id uuid not null,
  value text not null check (length(value) between 1 and 200),
  primary key (workspace_id, column_id, value),
  foreign key (workspace_id, column_id) references channel_columns on delete cascade
);
select protect_tenant_table('channel_column_values');

alter table data_points add column properties jsonb not null default '{}'
  check (jsonb_typeof(properties) = 'object');

-- Who has a value, the newest first: a rare one is found without reading what has others. Values that nobody chooses
-- among are not in it.
create table data_point_values (
  workspace_id uuid not null,
  column_id uuid not null,
  value text not null,
  said_at timestamptz not null,
  point_id uuid not null,
  primary key (workspace_id, column_id, value, said_at, point_id),
  foreign key (workspace_id, column_id) references channel_columns on delete cascade
);
select protect_tenant_table('data_point_values');

create function keep_point_values() returns trigger language plpgsql as $$
begin
  insert into data_point_values (workspace_id, column_id, value, said_at, point_id)
  select a.workspace_id, c.id, v.value, a.said_at, a.id
  from added a cross join lateral jsonb_each_text(a.properties) v
  join channel_columns c on c.workspace_id = a.workspace_id and c.channel_id = a.channel_id
    and c.place = v.key::smallint and c.has_choices
  where a.properties <> '{}' and length(v.value) <= 200;
  return null;
end $$;

create function drop_point_values() returns trigger language plpgsql as $$
begin
  delete from data_point_values d
  using removed r cross join lateral jsonb_each_text(r.properties) v, channel_columns c
  where r.properties <> '{}' and c.workspace_id = r.workspace_id and c.channel_id = r.channel_id
    and c.place = v.key::smallint and d.workspace_id = r.workspace_id and d.column_id = c.id and d.value = v.value
    and d.said_at = r.said_at and d.point_id = r.id;
  return null;
end $$;

create function move_point_values() returns trigger language plpgsql as $$
begin
  if not exists (select from removed r join added a on a.workspace_id = r.workspace_id and a.id = r.id
      where a.properties <> r.properties or (a.said_at <> r.said_at and a.properties <> '{}')) then
    return null;
  end if;
  delete from data_point_values d
  using removed r cross join lateral jsonb_each_text(r.properties) v, channel_columns c
  where c.workspace_id = r.workspace_id and c.channel_id = r.channel_id
    and c.place = v.key::smallint and d.workspace_id = r.workspace_id and d.column_id = c.id and d.value = v.value
    and d.said_at = r.said_at and d.point_id = r.id;
  insert into data_point_values (workspace_id, column_id, value, said_at, point_id)
  select a.workspace_id, c.id, v.value, a.said_at, a.id
  from added a cross join lateral jsonb_each_text(a.properties) v
  join channel_columns c on c.workspace_id = a.workspace_id and c.channel_id = a.channel_id
    and c.place = v.key::smallint and c.has_choices
  where length(v.value) <= 200;
  return null;
end $$;

create trigger points_values_added after insert on data_points
  referencing new table as added for each statement execute function keep_point_values();
create trigger points_values_moved after update on data_points
  referencing old table as removed new table as added for each statement execute function move_point_values();
create trigger points_values_removed after delete on data_points
  referencing old table as removed for each statement execute function drop_point_values();

-- As it was when the note was made.
alter table note_origins add column properties jsonb not null default '[]';

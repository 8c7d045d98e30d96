-- Channels gather feedback that keeps coming: data points, sorted into themes that keep their identity.

create table channels (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  folder_id uuid,
  title text not null default '' check (length(title) <= 200),
  context text not null default '' check (length(context) <= 400),
  sensitivity smallint not null default 3 check (sensitivity between 1 and 5),
  access_id uuid not null,
  -- The themes of another model say nothing about vectors of this one.
  model text not null default '',
  sorted_at timestamptz,
  sorted_count integer not null default 0,
  created_by uuid not null,
  trashed_at timestamptz,
  trashed_by uuid,
  trashed_with uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, folder_id) references folders,
  foreign key (workspace_id, created_by) references members
);
create index channels_by_title on channels (workspace_id, lower(title), id) where trashed_at is null;
create index channels_by_folder on channels (workspace_id, folder_id) where trashed_at is null;
create index channels_in_trash on channels (workspace_id, trashed_at desc, id desc) where trashed_at is not null;
select protect_tenant_table('channels');

-- kept: a person named, pinned or changed it, so sorting again never takes it apart.
-- centroid stays with merged and dismissed themes: what belongs there has to be known again.
create table themes (
  workspace_id uuid not null,
  id uuid not null,
  channel_id uuid not null,
  title text not null default '' check (length(title) <= 200),
  titled_by text not null default 'engine' check (titled_by in ('engine', 'person')),
  pinned boolean not null default false,
  kept boolean not null default false,
  state text not null default 'active' check (state in ('active', 'merged', 'dismissed')),
  merged_into uuid,
  centroid bytea not null,
  quote_id uuid,
  point_count integer not null default 0 check (point_count >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, channel_id) references channels on delete cascade
);
create index themes_by_channel on themes (workspace_id, channel_id, state, point_count desc, id);
select protect_tenant_table('themes');

-- placed_by: 'person' wins over every sorting, also where the person took the point out of all themes.
create table data_points (
  workspace_id uuid not null,
  channel_id uuid not null,
  id uuid not null,
  source text not null check (length(source) between 1 and 40),
  external_id text not null check (length(external_id) between 1 and 200),
  text text not null check (length(text) between 1 and 20000),
  said_at timestamptz not null,
  participant text check (length(participant) <= 300),
  url text check (length(url) <= 2048),
  vector bytea,
  theme_id uuid,
  theme_score real,
  placed_by text not null default 'engine' check (placed_by in ('engine', 'person')),
  added_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, channel_id, source, external_id),
  foreign key (workspace_id, channel_id) references channels on delete cascade,
  foreign key (workspace_id, theme_id) references themes
);
create index data_points_by_time on data_points (workspace_id, channel_id, said_at desc, id desc);
create index data_points_by_theme on data_points (workspace_id, theme_id, said_at desc, id desc) where theme_id is not null;
create index data_points_outside on data_points (workspace_id, channel_id, said_at desc, id desc) where theme_id is null;
create index data_points_unread on data_points (workspace_id, channel_id, id) where vector is null;
select protect_tenant_table('data_points');

-- How many a day, kept by the database itself: no way of moving a point can leave a count behind.
create table theme_days (
  workspace_id uuid not null,
  theme_id uuid not null,
  day date not null,
  point_count integer not null check (point_count >= 0),
  primary key (workspace_id, theme_id, day),
  foreign key (workspace_id, theme_id) references themes on delete cascade
);
select protect_tenant_table('theme_days');

create function count_arrivals(arrivals jsonb) returns void language sql as $$
  with came as (
    select workspace_id, theme_id, day, point_count from jsonb_to_recordset(arrivals)
      as c (workspace_id uuid, theme_id uuid, day date, point_count int)
  ), counted as (
    insert into theme_days as d (workspace_id, theme_id, day, point_count)
    select workspace_id, theme_id, day, point_count from came order by theme_id, day
    on conflict (workspace_id, theme_id, day) do update set point_count = d.point_count + excluded.point_count
  )
  update themes t set point_count = t.point_count + c.point_count
  from (select workspace_id, theme_id, sum(point_count)::int as point_count from came group by 1, 2) c
  where t.workspace_id = c.workspace_id and t.id = c.theme_id
$$;

create function count_departures(departures jsonb) returns void language sql as $$
  with gone as (
    select workspace_id, theme_id, day, point_count from jsonb_to_recordset(departures)
      as c (workspace_id uuid, theme_id uuid, day date, point_count int)
  ), counted as (
    update theme_days d set point_count = d.point_count - gone.point_count from gone
    where d.workspace_id = gone.workspace_id and d.theme_id = gone.theme_id and d.day = gone.day
  )
  update themes t set point_count = t.point_count - c.point_count
  from (select workspace_id, theme_id, sum(point_count)::int as point_count from gone group by 1, 2) c
  where t.workspace_id = c.workspace_id and t.id = c.theme_id
$$;

create function count_added_points() returns trigger language plpgsql as $$
begin
  perform count_arrivals(jsonb_agg(to_jsonb(c))) from (
    select workspace_id, theme_id, (said_at at time zone 'UTC')::date as day, count(*)::int as point_count
    from added where theme_id is not null group by 1, 2, 3) c having count(*) > 0;
  return null;
end $$;

create function count_removed_points() returns trigger language plpgsql as $$
begin
  perform count_departures(jsonb_agg(to_jsonb(c))) from (
    select workspace_id, theme_id, (said_at at time zone 'UTC')::date as day, count(*)::int as point_count
    from removed where theme_id is not null group by 1, 2, 3) c having count(*) > 0;
  return null;
end $$;

create function count_moved_points() returns trigger language plpgsql as $$
begin
  perform count_departures(jsonb_agg(to_jsonb(c))) from (
    select o.workspace_id, o.theme_id, (o.said_at at time zone 'UTC')::date as day, count(*)::int as point_count
    from removed o join added n on n.workspace_id = o.workspace_id and n.id = o.id
    where o.theme_id is not null and (n.theme_id is distinct from o.theme_id or n.said_at <> o.said_at)
    group by 1, 2, 3) c having count(*) > 0;
  perform count_arrivals(jsonb_agg(to_jsonb(c))) from (
    select n.workspace_id, n.theme_id, (n.said_at at time zone 'UTC')::date as day, count(*)::int as point_count
    from added n join removed o on o.workspace_id = n.workspace_id and o.id = n.id
    where n.theme_id is not null and (n.theme_id is distinct from o.theme_id or n.said_at <> o.said_at)
    group by 1, 2, 3) c having count(*) > 0;
  return null;
end $$;

create trigger points_added after insert on data_points
  referencing new table as added for each statement execute function count_added_points();
create trigger points_moved after update on data_points
  referencing old table as removed new table as added for each statement execute function count_moved_points();
create trigger points_removed after delete on data_points
  referencing old table as removed for each statement execute function count_removed_points();

-- What a person's change replaced, so that it can be taken back exactly.
create table theme_changes (
  workspace_id uuid not null,
  id uuid not null,
  channel_id uuid not null,
  made_by uuid not null,
  made_at timestamptz not null,
  undone_at timestamptz,
  -- Where each moved point was: [{ "id", "themeId", "placedBy" }].
  points jsonb not null,
  -- Each changed theme as it was.
  themes jsonb not null,
  made_themes uuid[] not null default '{}',
  primary key (workspace_id, id),
  foreign key (workspace_id, channel_id) references channels on delete cascade
);
select protect_tenant_table('theme_changes');

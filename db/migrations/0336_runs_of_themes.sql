-- How the themes of a channel were found: by which settings, from what, and why at that time. What it covered is known
-- at its end.
create table cluster_runs (
  workspace_id uuid not null,
  id uuid not null,
  channel_id uuid not null,
  why text not null
    check (why in ('first', 'grown', 'outliers', 'asked', 'model', 'week', 'drift', 'gathered')),
  sensitivity smallint not null,
  wanted_themes smallint,
  model text not null,
  sample_count integer not null,
  theme_count integer not null,
  point_count integer,
  themed_count integer,
  ran_at timestamptz not null,
  finished_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, channel_id) references channels on delete cascade
);
create index cluster_runs_by_channel on cluster_runs (workspace_id, channel_id, ran_at desc, id desc);
select protect_tenant_table('cluster_runs');

-- What became of themes: in a run, or by a step of a person. A split and a merge outlive the run that made them.
create table theme_lineage (
  workspace_id uuid not null,
  id uuid not null,
  channel_id uuid not null,
  run_id uuid,
  change_id uuid,
  kind text not null check (kind in ('same', 'split', 'merge', 'new', 'gone')),
  from_id uuid,
  to_id uuid,
  jaccard real,
  made_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, channel_id) references channels on delete cascade,
  foreign key (workspace_id, run_id) references cluster_runs on delete set null (run_id)
);
create index theme_lineage_to on theme_lineage (workspace_id, to_id) where kind in ('split', 'merge');
create index theme_lineage_from on theme_lineage (workspace_id, from_id) where kind in ('split', 'merge');
create index theme_lineage_of_run on theme_lineage (workspace_id, run_id) where run_id is not null;
create index theme_lineage_of_change on theme_lineage (workspace_id, change_id) where change_id is not null;
select protect_tenant_table('theme_lineage');

-- A title that would say better what a theme has become. Its dismissal is kept: the same one is not proposed again.
create table theme_proposals (
  workspace_id uuid not null,
  theme_id uuid not null,
  title text not null check (length(title) <= 200),
  why text not null check (why in ('drift', 'label')),
  proposed_at timestamptz not null,
  dismissed_at timestamptz,
  dismissed_by uuid,
  primary key (workspace_id, theme_id),
  foreign key (workspace_id, theme_id) references themes on delete cascade,
  foreign key (workspace_id, dismissed_by) references members
);
select protect_tenant_table('theme_proposals');

-- How near its newest points were to a theme when it was last named: falling from there is drift.
alter table themes add column named_likeness real;
-- When its outliers were last looked at, alone or with everything, and when it was last looked at for drift.
alter table channels add column looked_at timestamptz, add column tended_at timestamptz;
alter table channels no force row level security;
update channels set looked_at = sorted_at;

-- Every channel is looked at once an hour, each at its own minute.
insert into schedules (workspace_id, id, handler, cron, time_zone, next_at)
select workspace_id, id, 'channels.tend', abs(hashtext(id::text)) % 60 || ' * * * *', 'UTC', now() + interval '1 hour'
from channels;
alter table channels force row level security;

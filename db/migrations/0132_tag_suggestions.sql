-- How far AI goes by itself, for the workspace or for one project. What has no row follows the workspace, then the default.
create table ai_modes (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  project_id uuid,
  feature text not null check (feature in ('Highlights', 'Tags')),
  mode text not null check (mode in ('On', 'Suggest', 'Off')),
  updated_by uuid not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, project_id) references access_objects on delete cascade
);
create unique index ai_modes_once on ai_modes (workspace_id, feature, coalesce(project_id, workspace_id));
select protect_tenant_table('ai_modes');

-- Each time a note or an insight was looked through for what could be proposed.
create table suggestion_runs (
  workspace_id uuid not null,
  id uuid not null,
  object_type text not null check (object_type in ('note', 'insight')),
  object_id uuid not null,
  feature text not null check (feature in ('Highlights', 'Tags')),
  status text not null default 'RUNNING' check (status in ('RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
  -- Null until it ended: the model that proposed, or none.
  model text,
  problem text,
  proposed integer not null default 0,
  applied integer not null default 0,
  -- Highlights up to this one were looked at.
  looked_to uuid,
  job_id uuid not null,
  -- Whose access it reads with.
  requested_by uuid not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, object_id) references access_objects on delete cascade
);
create index suggestion_runs_newest on suggestion_runs (workspace_id, object_id, created_at desc, id desc);
select protect_tenant_table('suggestion_runs');

-- A tag proposed for a highlight. A row stays after its review, so that a pair is proposed once.
create table tag_suggestions (
  workspace_id uuid not null,
  id uuid not null,
  object_id uuid not null,
  highlight_id uuid not null,
  tag_id uuid not null,
  score real not null,
  basis text not null check (basis in ('examples', 'name')),
  -- The highlight with this tag that is most like it.
  example_id uuid,
  -- The language model that proposed it; null without one.
  model text,
  -- Of the words it was proposed for: with other words it is out of date.
  text_hash text not null,
  created_at timestamptz not null,
  review text check (review in ('Accepted', 'Rejected')),
  reviewed_at timestamptz,
  reviewed_by uuid,
  primary key (workspace_id, id),
  foreign key (workspace_id, highlight_id) references highlights on delete cascade,
  foreign key (workspace_id, tag_id) references tags on delete cascade
);
create unique index tag_suggestions_once on tag_suggestions (workspace_id, highlight_id, tag_id);
create index open_tag_suggestions on tag_suggestions (workspace_id, object_id) where review is null;
create index refused_tag_suggestions on tag_suggestions (workspace_id, tag_id) where review is not null;
select protect_tenant_table('tag_suggestions');

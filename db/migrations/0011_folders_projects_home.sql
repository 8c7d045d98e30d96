-- Folders hold projects and other folders; a folder has a permission map of its own or follows that of the one above.
-- Projects learn where they lie, how they look, what they show and how they are transcribed.

-- trashed_with: the folder whose removal took this along, and whose return brings it back.
create table folders (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  parent_id uuid,
  title text not null default '' check (length(title) <= 200),
  rank double precision not null default 0,
  access_id uuid not null,
  created_by uuid not null,
  is_sample boolean not null default false,
  trashed_at timestamptz,
  trashed_by uuid,
  trashed_with uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, parent_id) references folders,
  foreign key (workspace_id, created_by) references members
);
create index folders_by_rank on folders (workspace_id, rank, id) where trashed_at is null;
create index folders_by_parent on folders (workspace_id, parent_id, rank, id) where trashed_at is null;
create index folders_by_author on folders (workspace_id, created_by, created_at desc, id desc) where trashed_at is null;
create index folders_in_trash on folders (workspace_id, trashed_at desc, id desc) where trashed_at is not null;
select protect_tenant_table('folders');

alter table projects
  add column folder_id uuid,
  add column color text check (color ~ '^#[0-9a-f]{6}$'),
  add column icon text check (length(icon) <= 40),
  add column status text not null default 'active' check (status in ('active', 'archived', 'completed')),
  -- Only what differs from the usual: { "charts": { "enabled": false, "rank": 0 } }.
  add column sections jsonb not null default '{}' check (jsonb_typeof(sections) = 'object'),
  add column transcription_language text check (length(transcription_language) <= 20),
  add column transcription_vocabulary text[] not null default '{}' check (cardinality(transcription_vocabulary) <= 500),
  add column default_framework text check (length(default_framework) <= 40),
  add column default_summary_language text check (length(default_summary_language) <= 20),
  add column recruit_enabled boolean not null default false,
  add column trashed_with uuid,
  add foreign key (workspace_id, folder_id) references folders;
create index projects_by_update on projects (workspace_id, updated_at desc, id desc) where trashed_at is null;
create index projects_by_title on projects (workspace_id, lower(title), id) where trashed_at is null;
create index projects_by_folder on projects (workspace_id, folder_id) where trashed_at is null;
create index projects_by_author on projects (workspace_id, created_by, created_at desc, id desc) where trashed_at is null;
create index projects_in_trash on projects (workspace_id, trashed_at desc, id desc) where trashed_at is not null;

-- The readme of a project is the document of the project's id, the home page that of the workspace's id. No object
-- owns the home page: everybody reads it, and a role decides who writes it.
alter table documents alter column owner_id drop not null;
alter table documents add constraint documents_owned check ((kind = 'home') = (owner_id is null));

-- The owner of the tables is held to their policies too; for one statement it has to see every tenant.
alter table projects no force row level security;
alter table documents no force row level security;
insert into documents (workspace_id, id, kind, owner_id, snapshot, created_at, edited_at)
  select workspace_id, id, 'readme', id, '\x0000', created_at, created_at from projects;
alter table projects force row level security;
alter table documents force row level security;

-- A search that somebody keeps for everybody. params: the search's own form, checked by the domain.
create table saved_feeds (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  title text not null default '' check (length(title) <= 200),
  params jsonb not null check (length(params::text) <= 100000),
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, created_by) references members
);
create index saved_feeds_by_title on saved_feeds (workspace_id, lower(title), id);
create index saved_feeds_by_author on saved_feeds (workspace_id, created_by);
select protect_tenant_table('saved_feeds');

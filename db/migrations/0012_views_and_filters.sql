-- How a project's notes, insights and highlights are looked at, and the filters that people keep.

-- A section's first view has an id made from the project's, and a row only once somebody has changed it.
create table views (
  workspace_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  object_type text not null check (object_type in ('NOTE', 'INSIGHT', 'HIGHLIGHT')),
  layout text not null check (layout in ('BOARD', 'CANVAS', 'GRID', 'LIST', 'TABLE')),
  title text not null default '' check (length(title) <= 200),
  rank double precision not null default 0,
  view_data jsonb not null default '{}',
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, project_id) references projects on delete cascade,
  constraint views_data_bounded check (length(view_data::text) <= 5000000)
);
create index views_by_rank on views (workspace_id, project_id, rank, id) where deleted_at is null;
select protect_tenant_table('views');

create table saved_filters (
  workspace_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  title text not null check (length(title) <= 200),
  form jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, member_id) references members on delete cascade,
  constraint saved_filters_form_bounded check (length(form::text) <= 2000000)
);
create index saved_filters_by_title on saved_filters (workspace_id, member_id, lower(title), id);
select protect_tenant_table('saved_filters');

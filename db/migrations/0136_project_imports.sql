-- Projects and codebooks of the exchange format REFI-QDA: their imports, and what each thing was in the file.

create table project_imports (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  project_id uuid,
  into_new boolean not null default false,
  file_name text not null check (length(file_name) between 1 and 500),
  status text not null check (status in ('UPLOADING', 'READY', 'RUNNING', 'COMPLETE', 'FAILED', 'UNDONE')),
  contents jsonb,
  note_count integer not null default 0,
  field_ids uuid[] not null default '{}',
  reports text[] not null default '{}',
  error text,
  job_id uuid,
  requested_by uuid not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, project_id) references projects on delete cascade,
  foreign key (workspace_id, requested_by) references members
);
create index project_imports_by_time on project_imports (workspace_id, created_at);
select protect_tenant_table('project_imports');
create trigger project_imports_leave_garbage after delete on project_imports
  for each row execute function leave_stored_garbage();

create table refi_origins (
  workspace_id uuid not null references workspaces on delete cascade,
  object_id uuid not null,
  project_id uuid not null,
  import_id uuid,
  kind text not null check (kind in ('project', 'note', 'insight', 'highlight', 'coding', 'part', 'tag', 'tagGroup',
    'tagBoard', 'field', 'person')),
  guid uuid not null,
  kept jsonb not null default '{}',
  primary key (workspace_id, project_id, object_id),
  foreign key (workspace_id, project_id) references projects on delete cascade,
  foreign key (workspace_id, import_id) references project_imports on delete set null (import_id)
);
create index refi_origins_of_object on refi_origins (workspace_id, object_id);
create index refi_origins_of_import on refi_origins (workspace_id, import_id) where import_id is not null;
select protect_tenant_table('refi_origins');

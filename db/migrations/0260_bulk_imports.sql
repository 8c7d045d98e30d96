-- A folder or a ZIP archive of files that becomes notes, and what became of each file.

create table bulk_imports (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  source text not null check (source in ('FOLDER', 'ARCHIVE')),
  name text not null check (length(name) between 1 and 500),
  status text not null check (status in ('UPLOADING', 'READY', 'RUNNING', 'COMPLETE', 'FAILED', 'CANCELLED', 'UNDONE')),
  -- The one project that all files go into; null while nobody has chosen, and where each folder has its own.
  project_id uuid,
  makes_project boolean not null default false,
  field_id uuid,
  makes_field boolean not null default false,
  folder_id uuid,
  error text,
  job_id uuid,
  requested_by uuid not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, project_id) references projects on delete set null (project_id),
  foreign key (workspace_id, requested_by) references members
);
create index bulk_imports_by_time on bulk_imports (workspace_id, requested_by, created_at);
select protect_tenant_table('bulk_imports');
create trigger bulk_imports_leave_garbage after delete on bulk_imports
  for each row execute function leave_stored_garbage();

create table bulk_import_files (
  workspace_id uuid not null,
  id uuid not null,
  import_id uuid not null,
  number integer not null,
  path text not null check (length(path) between 1 and 500),
  size bigint not null check (size >= 0),
  state text not null check (state in ('WAITING', 'IMPORTED', 'SKIPPED', 'FAILED', 'CANCELLED')),
  reason text,
  project_id uuid,
  file_id uuid,
  note_id uuid,
  primary key (workspace_id, id),
  unique (workspace_id, import_id, path),
  foreign key (workspace_id, import_id) references bulk_imports on delete cascade,
  foreign key (workspace_id, project_id) references projects on delete set null (project_id)
);
create index bulk_import_files_in_order on bulk_import_files (workspace_id, import_id, number);
create index bulk_import_files_of_file on bulk_import_files (workspace_id, file_id) where file_id is not null;
select protect_tenant_table('bulk_import_files');

-- Names in paths are looked up by their first and by their last word.
create index people_by_first_word on people (workspace_id, split_part(sort_name, ' ', 1))
  where trashed_at is null and merged_into is null;
create index people_by_last_word on people (workspace_id, split_part(sort_name, ' ', -1))
  where trashed_at is null and merged_into is null;

-- Tables that people bring: what each file was, what became of its rows, and how to take it all back.

create table imports (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  target text not null check (target in ('NOTES', 'CONTACTS')),
  project_id uuid,
  file_name text not null check (length(file_name) between 1 and 500),
  bytes bigint not null check (bytes >= 0),
  status text not null check (status in ('UPLOADING', 'READY', 'RUNNING', 'COMPLETE', 'FAILED', 'CANCELLED', 'UNDOING',
    'UNDONE')),
  -- What its first rows say: headers, samples, types, encoding, delimiter.
  found jsonb,
  columns jsonb,
  key_column integer,
  existing text not null default 'SKIP' check (existing in ('SKIP', 'UPDATE')),
  ignore_nulls boolean not null default false,
  -- Fields that this import made, by column; they go with an undo.
  made jsonb not null default '{}',
  created_count integer not null default 0,
  updated_count integer not null default 0,
  duplicate_count integer not null default 0,
  failed_count integer not null default 0,
  error text,
  job_id uuid,
  requested_by uuid not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  undone_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, project_id) references projects on delete cascade,
  foreign key (workspace_id, requested_by) references members
);
create index imports_by_time on imports (workspace_id, requested_by, created_at desc, id desc);
create index imports_by_project on imports (workspace_id, project_id) where project_id is not null;
select protect_tenant_table('imports');
create trigger imports_leave_garbage after delete on imports for each row execute function leave_stored_garbage();

-- One row a batch, not one a thing: a million rows would double what an import writes.
create table import_batches (
  workspace_id uuid not null,
  import_id uuid not null,
  number integer not null,
  created_ids uuid[] not null default '{}',
  -- Contacts that rows of notes brought along.
  person_ids uuid[] not null default '{}',
  -- What updated things had before: titles, names and values.
  previous jsonb not null default '[]',
  primary key (workspace_id, import_id, number),
  foreign key (workspace_id, import_id) references imports on delete cascade
);
select protect_tenant_table('import_batches');

create table import_problems (
  workspace_id uuid not null,
  import_id uuid not null,
  line integer not null,
  kind text not null check (kind in ('DUPLICATE', 'INVALID')),
  message text not null check (length(message) <= 500),
  cells text[] not null,
  primary key (workspace_id, import_id, line),
  foreign key (workspace_id, import_id) references imports on delete cascade
);
select protect_tenant_table('import_problems');

-- What was chosen for a header the last time, so that the next file of its kind needs no choosing.
create table import_columns (
  workspace_id uuid not null references workspaces on delete cascade,
  target text not null check (target in ('NOTES', 'CONTACTS')),
  -- The project; for contacts the workspace itself.
  scope_id uuid not null,
  header text not null check (length(header) <= 300),
  choice jsonb not null,
  updated_at timestamptz not null,
  primary key (workspace_id, target, scope_id, header)
);
select protect_tenant_table('import_columns');

-- Exports of a project: made by a job for the member who asked, kept for 7 days.

create table project_exports (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  project_id uuid not null,
  kind text not null check (kind in ('HIGHLIGHTS', 'NOTES', 'DOCUMENTS', 'TRANSCRIPTS', 'CODEBOOK')),
  status text not null check (status in ('WAITING', 'COMPLETE', 'FAILED')),
  error text,
  bytes bigint,
  job_id uuid,
  requested_by uuid not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, project_id) references projects on delete cascade,
  foreign key (workspace_id, requested_by) references members
);
create index project_exports_by_time on project_exports (workspace_id, project_id, requested_by, created_at desc, id desc);
select protect_tenant_table('project_exports');
create trigger project_exports_leave_garbage after delete on project_exports
  for each row execute function leave_stored_garbage();

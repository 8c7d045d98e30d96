-- Small and re-encoded, so it lives with the workspace and leaves with it.
create table workspace_logos (
  workspace_id uuid primary key references workspaces on delete cascade,
  id uuid not null,
  image bytea not null check (length(image) <= 1000000),
  created_by uuid not null,
  created_at timestamptz not null
);
select protect_tenant_table('workspace_logos');

-- A workspace that an admin asked to delete: it goes when the time is up, unless somebody keeps it.
create table workspace_deletions (
  workspace_id uuid primary key references workspaces on delete cascade,
  requested_by uuid not null,
  requested_at timestamptz not null,
  due_at timestamptz not null
);
create index workspace_deletions_due on workspace_deletions (due_at);
alter table workspace_deletions enable row level security;
grant select, insert, delete on workspace_deletions to hark_app;
grant select on workspace_deletions to hark_directory;
create policy directory on workspace_deletions to hark_directory using (true) with check (true);
create policy own_deletion on workspace_deletions to hark_app
  using (workspace_id = (select current_workspace())) with check (workspace_id = (select current_workspace()));

-- Upkeep may delete a workspace, but none that no admin asked to delete.
grant delete on workspaces to hark_directory;
grant insert on removed_workspaces to hark_directory;
create policy only_requested on workspaces as restrictive for delete to hark_directory
  using (exists (select 1 from workspace_deletions d where d.workspace_id = id));

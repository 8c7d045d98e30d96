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

-- No role may delete a workspace. This deletes one whose time was up by the caller's clock, and says whether it did.
create function purge_due_workspace(wanted uuid, at timestamptz) returns boolean
language plpgsql volatile security definer set search_path = public as $$
begin
  perform 1 from workspace_deletions where workspace_id = wanted and due_at <= at for update;
  if not found then
    return false;
  end if;
  delete from workspaces where id = wanted;
  return found;
end
$$;
revoke all on function purge_due_workspace(uuid, timestamptz) from public;
grant execute on function purge_due_workspace(uuid, timestamptz) to hark_directory;

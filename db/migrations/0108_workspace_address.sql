-- How often a workspace has changed its address.
alter table workspaces add column address_changes integer not null default 0;
grant update (address_changes) on workspaces to hark_app;

-- Every address that a workspace has or had. A former one stays its own: links keep working, and nobody else can take it
-- over and ask its people for their passwords. The key decides between two that want the same one.
create table workspace_addresses (
  subdomain text primary key check (subdomain = lower(subdomain) and length(subdomain) <= 63),
  workspace_id uuid not null references workspaces on delete cascade deferrable initially deferred,
  claimed_at timestamptz not null
);
create index workspace_addresses_by_workspace on workspace_addresses (workspace_id);
insert into workspace_addresses (subdomain, workspace_id, claimed_at)
  select subdomain, id, created_at from workspaces;
alter table workspace_addresses enable row level security;
grant select, insert on workspace_addresses to hark_directory, hark_app;
create policy directory on workspace_addresses to hark_directory using (true) with check (true);
create policy own_addresses on workspace_addresses to hark_app
  using (workspace_id = (select current_workspace())) with check (workspace_id = (select current_workspace()));

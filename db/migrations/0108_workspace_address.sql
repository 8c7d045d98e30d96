-- How often a workspace has changed its address. The addresses it had stay its own: links keep working, and nobody else
-- can take one over and ask its people for their passwords.
alter table workspaces add column address_changes integer not null default 0;
grant update (address_changes) on workspaces to hark_app;

create table former_addresses (
  subdomain text primary key check (subdomain = lower(subdomain) and length(subdomain) <= 63),
  workspace_id uuid not null references workspaces on delete cascade,
  left_at timestamptz not null
);
create index former_addresses_by_workspace on former_addresses (workspace_id);
alter table former_addresses enable row level security;
grant select, insert, delete on former_addresses to hark_directory, hark_app;
create policy directory on former_addresses to hark_directory using (true) with check (true);
create policy own_former on former_addresses to hark_app
  using (workspace_id = (select current_workspace())) with check (workspace_id = (select current_workspace()));

-- A workspace can't see others, but must not take an address that one of them has or had. The lock makes two that want
-- the same one wait for each other.
create function is_address_taken(wanted text, asking uuid) returns boolean
language plpgsql volatile security definer set search_path = public as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('address ' || wanted, 0));
  return exists (select 1 from workspaces where subdomain = wanted and id <> asking)
    or exists (select 1 from former_addresses where subdomain = wanted and workspace_id <> asking);
end
$$;
revoke all on function is_address_taken(text, uuid) from public;
grant execute on function is_address_taken(text, uuid) to hark_app, hark_directory;

-- Which region has which workspace, kept by the region that is the directory. An address belongs to one workspace in
-- all regions, also after the workspace has moved on from it.
create table tenant_routes (
  subdomain text primary key check (subdomain = lower(subdomain) and length(subdomain) <= 63),
  team_id uuid not null,
  region text not null check (region in ('US_A', 'US_B', 'EU_A', 'AU_A')),
  created_at timestamptz not null
);
create index tenant_routes_by_team on tenant_routes (team_id);
grant select, insert, delete on tenant_routes to hark_directory;
alter table tenant_routes enable row level security;
create policy directory on tenant_routes to hark_directory using (true) with check (true);

-- Addresses from before the installation was a region are told to the directory later.
alter table workspace_addresses add column routed_at timestamptz;
create index workspace_addresses_unrouted on workspace_addresses (claimed_at) where routed_at is null;
grant update (routed_at) on workspace_addresses to hark_directory;

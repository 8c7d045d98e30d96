-- The token of the company's directory, one for each workspace, and what people it adds may do.
create table scim_settings (
  workspace_id uuid primary key references workspaces on delete cascade,
  token_hash bytea,
  token_created_by uuid,
  token_created_at timestamptz,
  token_last_used_at timestamptz,
  default_role text not null default 'VIEWER' check (default_role in ('MANAGER', 'CONTRIBUTOR', 'VIEWER'))
);
select protect_tenant_table('scim_settings');

-- What the directory says of a member beside what the workspace itself keeps.
create table scim_users (
  workspace_id uuid not null,
  member_id uuid not null,
  user_name text not null check (length(user_name) <= 320),
  external_id text check (length(external_id) <= 200),
  given_name text check (length(given_name) <= 200),
  family_name text check (length(family_name) <= 200),
  emails jsonb not null,
  updated_at timestamptz not null,
  primary key (workspace_id, member_id),
  foreign key (workspace_id, member_id) references members on delete cascade
);
create unique index scim_users_by_name on scim_users (workspace_id, lower(user_name));
create index scim_users_by_external_id on scim_users (workspace_id, external_id);
select protect_tenant_table('scim_users');

create table scim_groups (
  workspace_id uuid not null,
  group_id uuid not null,
  external_id text not null check (length(external_id) <= 200),
  primary key (workspace_id, group_id),
  foreign key (workspace_id, group_id) references groups on delete cascade
);
create index scim_groups_by_external_id on scim_groups (workspace_id, external_id);
select protect_tenant_table('scim_groups');

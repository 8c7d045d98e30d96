-- Internal staff who ask to look at a workspace, and what its admins say. Only a hash of what a visit holds is kept.
create table support_accesses (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  staff_account_id uuid not null references accounts on delete cascade,
  staff_email text not null check (length(staff_email) <= 320),
  reason text not null check (length(reason) <= 500),
  minutes integer not null check (minutes between 1 and 1440),
  requested_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  granted boolean,
  ends_at timestamptz,
  ended_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, decided_by) references members on delete set null (decided_by),
  check ((decided_at is null) = (granted is null)),
  check (granted is distinct from true or ends_at is not null)
);
create index support_accesses_by_request on support_accesses (workspace_id, requested_at desc, id desc);
select protect_tenant_table('support_accesses');

create table support_sessions (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  access_id uuid not null,
  -- Of the address that opens it, and then of the cookie.
  token_hash bytea not null,
  created_at timestamptz not null,
  opened_at timestamptz,
  left_at timestamptz,
  primary key (workspace_id, id),
  unique (workspace_id, token_hash),
  foreign key (workspace_id, access_id) references support_accesses on delete cascade
);
select protect_tenant_table('support_sessions');

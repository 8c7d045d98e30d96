-- Keys and tokens of other services, sealed: without the root key, which lies outside the database, the rows tell nothing.
create table sealed_secrets (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  -- What it is for; part of what the seal covers, so that one can't be passed off as another.
  purpose text not null check (length(purpose) between 1 and 60),
  -- Which root key sealed it.
  key_id text not null,
  sealed bytea not null,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
create index sealed_secrets_by_key on sealed_secrets (workspace_id, key_id);
select protect_tenant_table('sealed_secrets');

-- Null where the root key is in the environment or in a file. Nothing that answers requests needs to read it.
alter table instance alter column secret drop not null;
revoke select on instance from hark_app;

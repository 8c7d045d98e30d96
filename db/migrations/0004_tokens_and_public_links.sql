-- Programs that act in a person's name, and visitors without an account. Only hashes of what they hold are kept.

create table api_tokens (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  name text not null check (length(name) <= 99),
  token_hash bytea not null,
  scopes text[] not null,
  created_by uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid,
  primary key (workspace_id, id),
  unique (workspace_id, token_hash),
  foreign key (workspace_id, created_by) references members on delete cascade
);
create index api_tokens_by_creation on api_tokens (workspace_id, created_at desc, id desc) where revoked_at is null;
select protect_tenant_table('api_tokens');

create table public_links (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  object_type text not null check (object_type in ('project', 'folder', 'channel', 'note', 'insight')),
  object_id uuid not null,
  token_hash bytea not null,
  password_hash text,
  no_download boolean not null default false,
  hide_names boolean not null default false,
  view_count bigint not null default 0,
  expires_at timestamptz,
  created_by uuid,
  created_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by uuid,
  primary key (workspace_id, id),
  unique (workspace_id, token_hash),
  foreign key (workspace_id, object_id) references access_objects on delete cascade,
  foreign key (workspace_id, created_by) references members on delete set null (created_by)
);
create unique index one_live_public_link on public_links (workspace_id, object_id) where revoked_at is null;
select protect_tenant_table('public_links');

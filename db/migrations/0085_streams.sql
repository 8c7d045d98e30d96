-- Something long that is written for one person, part by part, as it grows.
create table streams (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  member_id uuid not null,
  state text not null default 'open' check (state in ('open', 'done', 'failed', 'cancelled')),
  cancel_requested_at timestamptz,
  -- Who writes says so every few seconds: an open stream without it was interrupted.
  alive_at timestamptz not null,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, member_id) references members on delete cascade
);
create index streams_by_age on streams (workspace_id, created_at);
select protect_tenant_table('streams');

create table stream_parts (
  workspace_id uuid not null,
  stream_id uuid not null,
  position integer not null check (position > 0),
  data jsonb not null,
  primary key (workspace_id, stream_id, position),
  foreign key (workspace_id, stream_id) references streams on delete cascade
);
select protect_tenant_table('stream_parts');

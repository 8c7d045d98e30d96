-- Addresses of other tools that hear of events, in the name of the member who made them. Their secrets are sealed.
create table webhooks (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  url text not null check (length(url) <= 2000),
  events text[] not null,
  -- Made by a program over the API rather than in the settings.
  by_program boolean not null default false,
  secret_id uuid not null,
  old_secret_id uuid,
  old_secret_until timestamptz,
  created_by uuid not null,
  created_at timestamptz not null,
  disabled_at timestamptz,
  disabled_reason text,
  failing_since timestamptz,
  last_success_at timestamptz,
  -- Nothing is sent before this, after the receiver could not be reached.
  paused_until timestamptz,
  -- One worker at a time sends, so that messages arrive in order; a worker that died loses it.
  sending_until timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, created_by) references members on delete cascade,
  check ((old_secret_id is null) = (old_secret_until is null))
);
create index webhooks_by_creation on webhooks (workspace_id, created_at desc, id desc);
select protect_tenant_table('webhooks');

-- What was sent or is to be sent: which event, never its content. The id is the id of the message.
create table webhook_deliveries (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  webhook_id uuid not null,
  -- Null for a test.
  event_id uuid,
  event_type text not null,
  state text not null check (state in ('waiting', 'delivered', 'failed', 'skipped')),
  attempts integer not null default 0,
  due_at timestamptz not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  status integer,
  error text check (length(error) <= 500),
  primary key (workspace_id, id),
  foreign key (workspace_id, webhook_id) references webhooks on delete cascade
);
create unique index webhook_deliveries_once on webhook_deliveries (workspace_id, webhook_id, event_id);
create index webhook_deliveries_by_creation on webhook_deliveries (workspace_id, webhook_id, created_at desc, id desc);
create index webhook_deliveries_waiting on webhook_deliveries (workspace_id, webhook_id, created_at, id)
  where state = 'waiting';
create index webhook_deliveries_by_age on webhook_deliveries (workspace_id, created_at) where state <> 'waiting';
select protect_tenant_table('webhook_deliveries');

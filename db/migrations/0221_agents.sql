-- Work that is done for a person on a schedule, after an event or when they ask, with their rights.
create table agents (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 100),
  prompt text not null check (length(prompt) between 1 and 10000),
  trigger text not null check (trigger in ('schedule', 'event', 'manual')),
  cron text check (length(cron) <= 200),
  time_zone text check (length(time_zone) <= 64),
  event text,
  -- Null: everything that its owner can see.
  object_type text check (object_type in ('ProjectCategory', 'Project', 'Channel', 'Note', 'Insight', 'Tag')),
  object_ids uuid[] not null default '{}',
  tools text[] not null,
  document_kind text not null check (document_kind in ('note', 'insight')),
  project_id uuid,
  max_steps smallint not null check (max_steps between 1 and 12),
  max_tokens integer not null check (max_tokens > 0),
  runs_per_day smallint not null check (runs_per_day between 1 and 24),
  paused_at timestamptz,
  paused_by uuid,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, created_by) references members on delete cascade
);
create index agents_by_name on agents (workspace_id, created_by, created_at desc, id desc);
create index agents_by_event on agents (workspace_id, event) where event is not null and paused_at is null;
select protect_tenant_table('agents');

create table agent_runs (
  workspace_id uuid not null,
  id uuid not null,
  agent_id uuid not null,
  -- A dry run writes nothing but its own log.
  dry boolean not null,
  trigger text not null check (trigger in ('schedule', 'event', 'manual')),
  state text not null check (state in ('waiting', 'running', 'done', 'failed', 'cancelled', 'missed', 'refused')),
  problem text,
  -- What it was asked: the agent may have changed since.
  prompt text not null,
  -- When it should have run, and how many before it did not.
  due_at timestamptz,
  missed_count integer,
  engine text check (engine in ('embedded', 'model')),
  model text not null default '',
  answered boolean not null default false,
  tokens integer not null default 0,
  document_kind text check (document_kind in ('note', 'insight')),
  document_id uuid,
  stream_id uuid,
  job_id uuid,
  request_key text check (length(request_key) between 1 and 100),
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, agent_id) references agents on delete cascade
);
create index agent_runs_by_time on agent_runs (workspace_id, agent_id, created_at desc, id desc);
create unique index agent_runs_asked_once on agent_runs (workspace_id, agent_id, request_key)
  where request_key is not null;
create index agent_runs_by_document on agent_runs (workspace_id, document_id) where document_id is not null;
select protect_tenant_table('agent_runs');

-- What it did, in order.
create table agent_steps (
  workspace_id uuid not null,
  run_id uuid not null,
  place smallint not null,
  tool text not null check (tool in ('search', 'read', 'themes', 'write', 'createDoc', 'notify')),
  outcome text not null check (outcome in ('done', 'planned', 'refused')),
  -- What was asked for, such as the words of a search.
  input text not null default '',
  detail text not null default '',
  -- What was read. Who looks at the log sees the names of those that they may see.
  item_ids uuid[] not null default '{}',
  created_at timestamptz not null,
  primary key (workspace_id, run_id, place),
  foreign key (workspace_id, run_id) references agent_runs on delete cascade
);
select protect_tenant_table('agent_steps');

create table agent_run_sources (
  workspace_id uuid not null,
  run_id uuid not null,
  number smallint not null,
  item_id uuid not null,
  start_at integer not null,
  end_at integer not null,
  primary key (workspace_id, run_id, number),
  foreign key (workspace_id, run_id) references agent_runs on delete cascade
);
select protect_tenant_table('agent_run_sources');

create table agent_run_sentences (
  workspace_id uuid not null,
  run_id uuid not null,
  place integer not null,
  text text not null,
  opens text check (opens in ('paragraph', 'item')),
  -- Null: it follows from what it cites.
  doubt text,
  primary key (workspace_id, run_id, place),
  foreign key (workspace_id, run_id) references agent_runs on delete cascade
);
select protect_tenant_table('agent_run_sentences');

create table agent_run_citations (
  workspace_id uuid not null,
  run_id uuid not null,
  sentence integer not null,
  place integer not null,
  item_id uuid not null,
  type text not null check (type in ('highlight', 'insight', 'note', 'theme', 'tag')),
  parent_id uuid,
  quote text not null,
  start_at integer not null,
  end_at integer not null,
  speaker text,
  seconds real,
  file_id uuid,
  page integer,
  primary key (workspace_id, run_id, sentence, place),
  foreign key (workspace_id, run_id) references agent_runs on delete cascade
);
create index agent_run_citations_by_item on agent_run_citations (workspace_id, item_id);
select protect_tenant_table('agent_run_citations');

-- What AI wrote is marked as such, whoever answers for it.
alter table notes add column ai_generated boolean not null default false;
alter table insights add column ai_generated boolean not null default false;

-- Which language model a workspace uses instead of the installation's, and how much of it.
create table model_settings (
  workspace_id uuid primary key references workspaces on delete cascade,
  generation_on boolean not null default true,
  -- Null: the installation's.
  provider text check (provider in ('openai', 'anthropic', 'google', 'bedrock', 'ollama', 'compatible')),
  model text check (length(model) <= 200),
  url text check (length(url) <= 500),
  region text check (length(region) <= 40),
  secret_id uuid,
  -- Null: no limit.
  monthly_tokens bigint check (monthly_tokens >= 0),
  updated_by uuid,
  updated_at timestamptz not null,
  foreign key (workspace_id, secret_id) references sealed_secrets
);
select protect_tenant_table('model_settings');

-- One row for each request to a model, without anything that was asked or answered.
create table model_uses (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  member_id uuid,
  purpose text not null check (length(purpose) <= 60),
  provider text not null,
  model text not null,
  outcome text not null,
  input_tokens integer not null,
  output_tokens integer not null,
  -- The service named no figures: counted by length.
  estimated boolean not null,
  ms integer not null,
  input_hash bytea not null,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
create index model_uses_by_time on model_uses (workspace_id, created_at desc);
select protect_tenant_table('model_uses');

-- What a month has used so far, so that a budget is checked without adding up its rows.
create table model_months (
  workspace_id uuid not null references workspaces on delete cascade,
  month date not null,
  tokens bigint not null default 0,
  requests bigint not null default 0,
  primary key (workspace_id, month)
);
select protect_tenant_table('model_months');

-- Tenancy: every tenant table carries workspace_id and forced row-level security.
-- A request runs as hark_app, which owns nothing and bypasses nothing.

do $$
begin
  create role hark_app nologin nosuperuser nobypassrls nocreatedb nocreaterole noinherit;
exception when duplicate_object or unique_violation then
  null; -- roles belong to the cluster: another database of it made this one
end
$$;

do $$
begin
  execute format('grant hark_app to %I', current_user);
exception when others then
  -- a superuser may set any role, and two databases of one cluster may race for the grant
  null;
end
$$;

grant usage on schema public to hark_app;

create function current_workspace() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('hark.workspace_id', true), '')::uuid;

create function current_account() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('hark.account_id', true), '')::uuid;

create function current_email() returns text
  language sql stable parallel safe
  return nullif(current_setting('hark.email', true), '');

-- The one way to make a tenant table: protect_tenant_table('projects').
create function protect_tenant_table(name regclass) returns void
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format(
    'create policy tenant on %s to hark_app using (workspace_id = (select current_workspace())) '
    'with check (workspace_id = (select current_workspace()))', name);
  execute format('grant select, insert, update, delete on %s to hark_app', name);
end
$$;

-- ---------------------------------------------------------------------------------------------
-- The directory: what has to be known before a workspace is. No customer content lives here.

create table instance (
  singleton boolean primary key default true check (singleton),
  secret text not null,
  created_at timestamptz not null default now()
);

create table accounts (
  id uuid primary key,
  email text not null unique check (email = lower(email) and length(email) <= 320),
  name text not null default '' check (length(name) <= 100),
  password_hash text,
  marketing_comms_enabled boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table workspaces (
  id uuid primary key,
  subdomain text not null unique check (subdomain = lower(subdomain) and length(subdomain) <= 63),
  name text not null check (length(name) <= 200),
  region text not null,
  created_at timestamptz not null
);

-- workspace_id null: the e-mail session of the root host.
create table account_sessions (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  workspace_id uuid references workspaces on delete cascade,
  token_hash bytea not null unique,
  provider text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index account_sessions_by_account on account_sessions (account_id);

-- Everything proved by a mail: one-time codes, links, tickets between hosts. Single use.
create table email_challenges (
  id uuid primary key,
  purpose text not null,
  email text not null,
  workspace_id uuid references workspaces on delete cascade,
  secret_hash bytea not null,
  tries_left integer not null,
  redirect text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_challenges_by_secret on email_challenges (secret_hash);
create index email_challenges_by_email on email_challenges (email, purpose, created_at);

create table rate_counters (
  bucket text primary key,
  count integer not null,
  resets_at timestamptz not null
);

create table outgoing_mails (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  send_at timestamptz not null,
  sent_at timestamptz,
  failed_at timestamptz
);
create index outgoing_mails_due on outgoing_mails (send_at) where sent_at is null and failed_at is null;
create index outgoing_mails_by_creation on outgoing_mails (created_at);

grant select on instance to hark_app;
grant select, insert, update, delete
  on accounts, workspaces, account_sessions, email_challenges, rate_counters, outgoing_mails to hark_app;

-- ---------------------------------------------------------------------------------------------
-- Tenant tables

create table workspace_settings (
  workspace_id uuid primary key references workspaces on delete cascade,
  primary_color text,
  password_auth_enabled boolean not null default true,
  org_size text,
  sample_installed_at timestamptz,
  version integer not null default 1
);
select protect_tenant_table('workspace_settings');

-- Domains whose people may join by themselves. A person finds the workspaces open to their own domain.
create table open_domains (
  workspace_id uuid not null references workspaces on delete cascade,
  domain text not null check (domain = lower(domain) and domain !~ '@'),
  created_at timestamptz not null,
  primary key (workspace_id, domain)
);
create index open_domains_by_domain on open_domains (domain);
select protect_tenant_table('open_domains');
create policy own_domain on open_domains for select to hark_app
  using (domain = (select split_part(current_email(), '@', 2)));

create table members (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  name text not null check (length(name) <= 100),
  email text not null check (length(email) <= 320),
  role text check (role in ('MANAGER', 'CONTRIBUTOR', 'VIEWER')),
  workspace_admin boolean not null default false,
  job_role text,
  theme text not null default 'system' check (theme in ('system', 'light', 'dark', 'legacy')),
  is_sample boolean not null default false,
  suspended_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (workspace_id, id),
  unique (workspace_id, account_id)
);
create index members_by_account on members (account_id);
create index members_by_name on members (workspace_id, lower(name), id);
select protect_tenant_table('members');
create policy own_memberships on members for select to hark_app using (account_id = (select current_account()));

create table invites (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  email text not null check (email = lower(email) and length(email) <= 320),
  role text not null check (role in ('MANAGER', 'CONTRIBUTOR', 'VIEWER')),
  message text not null default '' check (length(message) <= 500),
  token_hash bytea not null unique,
  invited_by uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, invited_by) references members on delete cascade
);
create index invites_by_email on invites (email);
create unique index one_open_invite on invites (workspace_id, email) where accepted_at is null and revoked_at is null;
select protect_tenant_table('invites');
create policy own_invites on invites for select to hark_app using (email = (select current_email()));

create table projects (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  title text not null check (length(title) <= 200),
  summary text not null default '' check (length(summary) <= 1000),
  created_by uuid not null,
  is_sample boolean not null default false,
  trashed_at timestamptz,
  trashed_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, created_by) references members
);
create index projects_by_creation on projects (workspace_id, created_at desc, id desc) where trashed_at is null;
select protect_tenant_table('projects');

-- ---------------------------------------------------------------------------------------------
-- Events: the row is written in the command's transaction; outbox rows say who still has to hear of it.

create table events (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  type text not null,
  actor_id uuid,
  payload jsonb not null,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
create index events_by_type on events (workspace_id, type, created_at);
select protect_tenant_table('events');

-- A queue across tenants that carries ids only; the event itself stays behind row-level security.
create table outbox (
  id bigint generated always as identity primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  event_id uuid not null,
  subscriber text not null,
  attempts integer not null default 0,
  run_at timestamptz not null,
  failed_at timestamptz,
  error text
);
create index outbox_due on outbox (run_at, id) where failed_at is null;
grant select, insert, update, delete on outbox to hark_app;

create table jobs (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  name text not null,
  request_key text not null,
  state text not null check (state in ('waiting', 'running', 'completed', 'failed', 'cancelled')),
  payload jsonb not null,
  progress real not null default 0 check (progress between 0 and 1),
  doing text not null default '',
  result jsonb,
  error text,
  cancel_reason text,
  cancel_requested_at timestamptz,
  requested_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  finished_at timestamptz,
  primary key (workspace_id, id),
  unique (workspace_id, name, request_key)
);
create index jobs_by_creation on jobs (workspace_id, created_at desc, id desc);
select protect_tenant_table('jobs');

-- A step that committed is never done twice, however often its job is taken up again.
create table job_steps (
  workspace_id uuid not null,
  job_id uuid not null,
  step text not null,
  result jsonb not null,
  finished_at timestamptz not null,
  primary key (workspace_id, job_id, step),
  foreign key (workspace_id, job_id) references jobs on delete cascade
);
select protect_tenant_table('job_steps');

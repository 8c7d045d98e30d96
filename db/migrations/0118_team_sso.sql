-- The identity provider of one workspace. It counts from the first test sign-in that worked.
create table sso_settings (
  workspace_id uuid primary key references workspaces on delete cascade,
  issuer text not null check (length(issuer) <= 500),
  client_id text not null check (length(client_id) <= 200),
  secret_id uuid not null,
  tested_at timestamptz,
  -- The role of people of a verified domain who sign in for the first time; null where only members may.
  join_role text check (join_role in ('MANAGER', 'CONTRIBUTOR', 'VIEWER')),
  -- The claim that names a person's groups; null where the provider decides nothing about groups.
  group_claim text check (length(group_claim) between 1 and 100),
  enforced boolean not null default false,
  -- The one admin who may still sign in another way, should the provider fail.
  break_glass_id uuid,
  check (not enforced or (tested_at is not null and break_glass_id is not null))
);
select protect_tenant_table('sso_settings');

-- What the provider calls a group, and the group it means here.
create table sso_groups (
  workspace_id uuid not null references workspaces on delete cascade,
  value text not null check (length(value) between 1 and 200),
  group_id uuid not null,
  primary key (workspace_id, value, group_id),
  foreign key (workspace_id, group_id) references groups (workspace_id, id) on delete cascade
);
create index sso_groups_by_group on sso_groups (workspace_id, group_id);
select protect_tenant_table('sso_groups');

create table sso_domains (
  workspace_id uuid not null references workspaces on delete cascade,
  domain text not null check (domain = lower(domain) and length(domain) <= 253),
  -- For the domain's TXT record, where everybody may read it.
  txt_token text not null,
  -- For the link in a mail to those who run the domain.
  mailed_to text check (length(mailed_to) <= 320),
  mail_token_hash bytea,
  mailed_at timestamptz,
  created_at timestamptz not null,
  verified_at timestamptz,
  primary key (workspace_id, domain)
);
select protect_tenant_table('sso_domains');

alter table workspace_settings
  add column google_auth_enabled boolean not null default true,
  add column microsoft_auth_enabled boolean not null default true;

-- What the provider calls the session, so that it can end it.
alter table oidc_flows add column provider_session text check (length(provider_session) <= 300);
alter table account_sessions add column provider_session text check (length(provider_session) <= 300);
create index account_sessions_of_provider on account_sessions (workspace_id, provider_session)
  where provider_session is not null and revoked_at is null;

-- What the provider of one workspace says of a person opens nothing that Google or Microsoft would have to say.
alter table account_identities drop constraint account_identities_issuer_subject_key;
alter table account_identities add unique (provider, issuer, subject);

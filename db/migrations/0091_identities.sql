-- A person has one account and any number of identities at other providers.
create table account_identities (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  provider text not null,
  issuer text not null check (length(issuer) <= 500),
  -- What the provider calls the person. Never the e-mail address, which its owner or an admin can change.
  subject text not null check (length(subject) between 1 and 255),
  email text not null check (length(email) <= 320),
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  unique (issuer, subject)
);
create index account_identities_by_account on account_identities (account_id);

-- One visit to a provider, from the redirect to the answer. Works once, in the browser that began it.
create table oidc_flows (
  id uuid primary key,
  state_hash bytea not null unique,
  browser_hash bytea not null,
  provider text not null,
  -- Where the person wants to go, and the session that asked for a new identity.
  workspace_id uuid references workspaces on delete cascade,
  session_id uuid references account_sessions on delete cascade,
  redirect text,
  nonce text not null,
  verifier text not null,
  -- What the provider said.
  issuer text check (length(issuer) <= 500),
  subject text check (length(subject) <= 255),
  email text check (length(email) <= 320),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index oidc_flows_by_expiry on oidc_flows (expires_at);

grant select, insert, update, delete on account_identities, oidc_flows to hark_directory;
alter table account_identities enable row level security;
alter table oidc_flows enable row level security;
create policy directory on account_identities to hark_directory using (true) with check (true);
create policy directory on oidc_flows to hark_directory using (true) with check (true);

-- A link may carry the session that it came from, or the identity that it confirms.
alter table email_challenges
  add column session_id uuid references account_sessions on delete cascade,
  add column flow_id uuid references oidc_flows on delete cascade;

-- Something that a person proves besides the password or the mailbox.
create table account_factors (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('TOTP', 'PASSKEY')),
  name text not null check (length(name) between 1 and 100),
  created_at timestamptz not null,
  -- Null until the first proof; then it counts.
  confirmed_at timestamptz,
  last_used_at timestamptz,
  -- An authenticator app: its secret, and the newest step whose code was used, so that none is used twice.
  secret_id uuid,
  last_step bigint,
  -- A passkey, and the host it was created for.
  credential_id text unique check (length(credential_id) <= 1400),
  public_key bytea,
  counter bigint,
  transports text[],
  relying_party text check (length(relying_party) <= 253),
  check (kind <> 'TOTP' or secret_id is not null),
  check (kind <> 'PASSKEY' or (credential_id is not null and public_key is not null and counter is not null
    and relying_party is not null))
);
create index account_factors_by_account on account_factors (account_id);

-- Each works once, for somebody who has lost everything else.
create table account_recovery_codes (
  account_id uuid not null references accounts on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- Secrets of accounts, which belong to no workspace.
create table sealed_account_secrets (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  purpose text not null check (length(purpose) between 1 and 60),
  key_id text not null,
  sealed bytea not null,
  created_at timestamptz not null
);
create index sealed_account_secrets_by_account on sealed_account_secrets (account_id);

grant select, insert, update, delete on account_factors, account_recovery_codes, sealed_account_secrets to hark_directory;
alter table account_factors enable row level security;
alter table account_recovery_codes enable row level security;
alter table sealed_account_secrets enable row level security;
create policy directory on account_factors to hark_directory using (true) with check (true);
create policy directory on account_recovery_codes to hark_directory using (true) with check (true);
create policy directory on sealed_account_secrets to hark_directory using (true) with check (true);

alter table account_sessions
  -- The account had a factor when the session began, or got its first one while it was open.
  add column second_factor_due boolean not null default false,
  add column second_factor_at timestamptz,
  -- What the browser's passkey signs next: taken once, and only for a few minutes.
  add column passkey_challenge text,
  add column passkey_challenge_until timestamptz;

-- A request inside a workspace asks whether its own session owes anything.
grant select (provider, second_factor_due, second_factor_at) on account_sessions to hark_app;

alter table workspace_settings add column second_factor_required boolean not null default false;

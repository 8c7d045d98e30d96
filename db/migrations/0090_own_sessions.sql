-- What a person needs to know one of their own sessions again, and to end one that isn't theirs.
alter table account_sessions
  add column user_agent text check (length(user_agent) <= 300),
  add column address text check (length(address) <= 100),
  add column last_seen_at timestamptz;

-- A new e-mail address counts when both the old and the new one have agreed.
create table email_changes (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  new_email text not null check (new_email = lower(new_email) and length(new_email) <= 320),
  old_token_hash bytea not null unique,
  new_token_hash bytea not null unique,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index email_changes_by_account on email_changes (account_id) where ended_at is null;
grant select, insert, update, delete on email_changes to hark_directory;
alter table email_changes enable row level security;
create policy directory on email_changes to hark_directory using (true) with check (true);

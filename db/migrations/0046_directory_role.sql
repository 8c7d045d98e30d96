-- What identifies people (accounts, sessions, codes, mails, counters) has a role of its own. A request inside a
-- workspace runs as hark_app and reaches none of it; signing in, joining and upkeep run as hark_directory, which can do
-- what hark_app can and reads the directory besides. Neither reads the signing secret or deletes a workspace.
do $$
declare
  name text;
begin
  foreach name in array array['hark_directory', 'hark_jobs'] loop
    begin
      execute format('create role %I nologin nosuperuser nobypassrls nocreatedb nocreaterole', name);
    exception when duplicate_object or unique_violation then
      null; -- roles belong to the cluster: another database of it made this one
    end;
    begin
      execute format('grant %I to %I', name, current_user);
    exception when others then
      null; -- a superuser may set any role, and two databases of one cluster may race for the grant
    end;
  end loop;
  begin
    grant hark_app to hark_directory;
  exception when others then
    null; -- another database of the cluster granted it a moment ago
  end;
end
$$;

grant usage on schema public to hark_directory;
revoke all on instance from hark_app;
revoke all on accounts, workspaces, account_sessions, email_challenges, rate_counters, outgoing_mails, outbox,
  removed_workspaces from hark_app;
grant select, insert, update, delete
  on accounts, account_sessions, email_challenges, rate_counters, outgoing_mails, outbox to hark_directory;
grant select, insert, update on workspaces to hark_directory;
grant select, delete on removed_workspaces to hark_directory;

-- Inside a workspace: its own name and address, its own receipts, mails to send, and whose sessions here end.
grant select on workspaces to hark_app;
grant update (name, subdomain) on workspaces to hark_app;
grant select, insert, update, delete on outbox to hark_app;
grant insert on outgoing_mails to hark_app;
grant select (id, account_id, workspace_id, expires_at, revoked_at) on account_sessions to hark_app;
grant update (revoked_at) on account_sessions to hark_app;

alter table accounts enable row level security;
alter table workspaces enable row level security;
alter table account_sessions enable row level security;
alter table email_challenges enable row level security;
alter table rate_counters enable row level security;
alter table outgoing_mails enable row level security;
alter table outbox enable row level security;
alter table removed_workspaces enable row level security;

create policy directory on accounts to hark_directory using (true) with check (true);
create policy directory on workspaces to hark_directory using (true) with check (true);
create policy directory on account_sessions to hark_directory using (true) with check (true);
create policy directory on email_challenges to hark_directory using (true) with check (true);
create policy directory on rate_counters to hark_directory using (true) with check (true);
create policy directory on outgoing_mails to hark_directory using (true) with check (true);
create policy directory on outbox to hark_directory using (true) with check (true);
create policy directory on removed_workspaces to hark_directory using (true) with check (true);

create policy own_workspace on workspaces to hark_app
  using (id = (select current_workspace())) with check (id = (select current_workspace()));
create policy own_sessions on account_sessions to hark_app
  using (workspace_id = (select current_workspace())) with check (workspace_id = (select current_workspace()));
create policy own_receipts on outbox to hark_app
  using (workspace_id = (select current_workspace())) with check (workspace_id = (select current_workspace()));
create policy post on outgoing_mails for insert to hark_app with check (true);

-- The job queue keeps its tables in a schema that hark_jobs owns.
do $$
declare
  item record;
begin
  create schema if not exists pgboss;
  execute 'grant usage, create on schema pgboss to hark_jobs';
  for item in
    select c.oid::regclass as name from pg_class c
    where c.relnamespace = 'pgboss'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  loop
    execute format('alter table %s owner to hark_jobs', item.name);
  end loop;
  for item in
    select c.oid::regclass as name from pg_class c
    where c.relnamespace = 'pgboss'::regnamespace and c.relkind in ('r', 'p') and c.relispartition
  loop
    execute format('alter table %s owner to hark_jobs', item.name);
  end loop;
  for item in select t.oid::regtype as name from pg_type t where t.typnamespace = 'pgboss'::regnamespace and t.typtype = 'e' loop
    execute format('alter type %s owner to hark_jobs', item.name);
  end loop;
  for item in select p.oid::regprocedure as name from pg_proc p where p.pronamespace = 'pgboss'::regnamespace loop
    execute format('alter function %s owner to hark_jobs', item.name);
  end loop;
  execute 'alter schema pgboss owner to hark_jobs';
end
$$;

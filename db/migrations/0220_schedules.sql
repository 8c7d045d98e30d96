-- When something of a workspace is due again. Which workspace has anything due must be known before one is chosen, so
-- it is a table of the directory: it holds times and ids, and no content.
create table schedules (
  workspace_id uuid not null references workspaces on delete cascade,
  -- Of what it runs, such as an agent.
  id uuid not null,
  handler text not null,
  cron text not null check (length(cron) <= 200),
  time_zone text not null check (length(time_zone) <= 64),
  next_at timestamptz not null,
  primary key (workspace_id, id)
);
create index schedules_due on schedules (next_at);
grant select, insert, update, delete on schedules to hark_app, hark_directory;
alter table schedules enable row level security;
create policy directory on schedules to hark_directory using (true) with check (true);
create policy own_schedules on schedules to hark_app
  using (workspace_id = (select current_workspace())) with check (workspace_id = (select current_workspace()));

-- Notes whose text changed and has to rest before they are summarized by themselves: one row for each, however often it
-- changed. One job of the workspace works through them.
create table summary_waits (
  workspace_id uuid not null,
  note_id uuid not null,
  -- The last change, and who made it.
  event_id uuid not null,
  actor_id uuid,
  -- The job that was waiting then: when somebody cancels it, its notes are not summarized.
  job_id uuid not null,
  due_at timestamptz not null,
  -- How often the model could not be had.
  tries smallint not null default 0,
  primary key (workspace_id, note_id),
  foreign key (workspace_id, note_id) references access_objects on delete cascade
);
create index summary_waits_due on summary_waits (workspace_id, due_at, note_id);
select protect_tenant_table('summary_waits');

-- Projects to start from, as community rows by file.
create table workspace_templates (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  title text not null check (length(title) between 1 and 200),
  description text not null default '' check (length(description) <= 1000),
  contents jsonb not null check (length(contents::text) <= 10000000),
  created_by uuid not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, created_by) references members
);
create index workspace_templates_by_time on workspace_templates (workspace_id, created_at desc, id desc)
  where deleted_at is null;
select protect_tenant_table('workspace_templates');

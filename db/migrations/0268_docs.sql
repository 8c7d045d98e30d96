-- What AI writes to a prompt. Its runs are summaries of it: the newest shown is what is read, the others are its history.
create table docs (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  title text not null default '' check (length(title) <= 200),
  prompt text not null check (length(prompt) between 1 and 10000),
  -- Null: everything that the person who runs it can see.
  object_type text check (object_type in ('ProjectCategory', 'Project', 'Channel', 'Note', 'Insight', 'Tag')),
  object_ids uuid[] not null default '{}',
  access_id uuid not null,
  created_by uuid not null,
  trashed_at timestamptz,
  trashed_by uuid,
  trashed_with uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, created_by) references members
);
create index docs_by_time on docs (workspace_id, updated_at desc, id desc) where trashed_at is null;
create index docs_in_trash on docs (workspace_id, trashed_at desc, id desc) where trashed_at is not null;
select protect_tenant_table('docs');

alter table summaries drop constraint summaries_object_type_check;
alter table summaries add constraint summaries_object_type_check
  check (object_type in ('note', 'insight', 'project', 'highlights', 'theme', 'doc'));
alter table summaries drop constraint summaries_prompt_check;
alter table summaries add constraint summaries_prompt_check check (length(prompt) <= 10000);

-- A theme has no permission map: `object_id` of its summary is its channel, whose readers may read it.
alter table summaries add column theme_id uuid;
alter table summaries add foreign key (workspace_id, theme_id) references themes on delete cascade;
alter table summaries add constraint summaries_theme_check check (object_type <> 'theme' or theme_id is not null);
create index summaries_by_theme on summaries (workspace_id, theme_id, created_at desc, id desc)
  where theme_id is not null;

-- Agents may write docs, which are in no project.
alter table agents drop constraint agents_document_kind_check;
alter table agents add constraint agents_document_kind_check check (document_kind in ('note', 'insight', 'doc'));
alter table agent_runs drop constraint agent_runs_document_kind_check;
alter table agent_runs add constraint agent_runs_document_kind_check
  check (document_kind in ('note', 'insight', 'doc'));

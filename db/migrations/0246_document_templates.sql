-- Notes and insights to start from, beside projects. One that somebody wrote by hand was saved from nothing.
alter table workspace_templates
  add target text not null default 'project' check (target in ('project', 'note', 'insight')),
  add by_hand boolean not null default false,
  add updated_at timestamptz;

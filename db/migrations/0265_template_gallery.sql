-- Templates that workspaces published for others on this installation. What is published is a copy: nothing of the
-- workspace is read when somebody else looks at it.
create table gallery_templates (
  workspace_id uuid not null,
  id uuid not null,
  template_id uuid not null,
  target text not null check (target in ('project', 'note', 'insight')),
  title text not null check (length(title) between 1 and 200),
  description text not null default '' check (length(description) <= 1000),
  contents jsonb not null check (length(contents::text) <= 10000000),
  author_name text check (length(author_name) <= 100),
  published_by uuid not null,
  published_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, template_id),
  foreign key (workspace_id, template_id) references workspace_templates on delete cascade,
  foreign key (workspace_id, published_by) references members
);
create unique index gallery_templates_by_id on gallery_templates (id);
create index gallery_templates_by_time on gallery_templates (published_at desc, id desc);
select protect_tenant_table('gallery_templates');
-- Only for transactions that ask for it.
create policy published on gallery_templates for select to hark_app
  using ((select current_setting('hark.gallery', true)) = 'on');

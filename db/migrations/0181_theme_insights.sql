-- Which insights were written from which theme: the theme goes on growing, and both lead to each other.
create table theme_insights (
  workspace_id uuid not null,
  theme_id uuid not null,
  insight_id uuid not null,
  made_at timestamptz not null,
  primary key (workspace_id, theme_id, insight_id),
  foreign key (workspace_id, theme_id) references themes on delete cascade,
  foreign key (workspace_id, insight_id) references insights on delete cascade
);
create index theme_insights_by_insight on theme_insights (workspace_id, insight_id);
select protect_tenant_table('theme_insights');

-- A table of answers can become a survey: the questions its columns are, and the insight that tells its results.
alter table imports add column questions jsonb not null default '{}';
alter table imports add column as_table boolean not null default false;
alter table imports add column wants_insight boolean not null default false;
alter table imports add column insight_id uuid;
alter table imports add foreign key (workspace_id, insight_id) references insights (workspace_id, id)
  on delete set null (insight_id);
create index imports_by_insight on imports (workspace_id, insight_id) where insight_id is not null;

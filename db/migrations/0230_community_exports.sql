-- Community archives: of one project, or of what an export config names. Null: of no single project.
alter table project_exports drop constraint project_exports_kind_check;
alter table project_exports add constraint project_exports_kind_check check (kind in
  ('COMMUNITY', 'COMMUNITY_LINKS', 'HIGHLIGHTS', 'NOTES', 'DOCUMENTS', 'TRANSCRIPTS', 'QDPX', 'CODEBOOK'));
alter table project_exports alter column project_id drop not null;
alter table project_exports add column config jsonb check (length(config::text) <= 100000);
alter table project_exports add constraint project_exports_of_something
  check ((project_id is null) = (config is not null));
-- The projects that are in the file: it goes with the first of them that is permanently deleted.
alter table project_exports add column project_ids uuid[] not null default '{}';
create index project_exports_of_configs on project_exports (workspace_id, requested_by, created_at desc, id desc)
  where project_id is null;

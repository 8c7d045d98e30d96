-- A total counts what each map governs before it asks which maps the viewer stands in.
create index projects_by_access on projects (workspace_id, access_id) where trashed_at is null;

-- A link can show one view of a project, and a project's page its notes and views where its maker allows it. Views
-- have no foreign key: a section's first view has no row until somebody changes it.
alter table public_links add column view_id uuid;
alter table public_links add column show_notes boolean not null default false;
alter table public_links add column show_views boolean not null default false;
drop index one_live_public_link;
create unique index one_live_public_link on public_links
  (workspace_id, object_id, coalesce(highlight_id, view_id, object_id)) where revoked_at is null;

-- A public link may show one highlight of a note or insight and nothing else of it.
alter table public_links add column highlight_id uuid;
alter table public_links add foreign key (workspace_id, highlight_id)
  references highlights (workspace_id, id) on delete cascade;
drop index one_live_public_link;
create unique index one_live_public_link on public_links (workspace_id, object_id, coalesce(highlight_id, object_id))
  where revoked_at is null;

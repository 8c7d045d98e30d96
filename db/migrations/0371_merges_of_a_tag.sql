-- The page of a tag offers to undo its last merge, and an undo looks for later ones.
create index tagging_changes_merges on tagging_changes (workspace_id, into_id, created_at desc, id desc)
  where kind = 'merge' and undone_at is null;

-- A workspace with a note could not be deleted: members went before the notes, which go with their projects, and a note
-- keeps its author. What hangs on its author or on another row without going with it, and is not the workspace's own
-- in the first place, goes first.
create function forget_work_of_workspace() returns trigger
  language plpgsql as $$
declare
  named text := coalesce(current_setting('hark.workspace_id', true), '');
begin
  perform set_config('hark.workspace_id', old.id::text, true);
  delete from gallery_templates where workspace_id = old.id;
  delete from comments where workspace_id = old.id;
  delete from comment_threads where workspace_id = old.id;
  delete from personal_data where workspace_id = old.id;
  delete from data_points where workspace_id = old.id;
  delete from themes where workspace_id = old.id;
  delete from topics where workspace_id = old.id;
  delete from insights where workspace_id = old.id;
  delete from notes where workspace_id = old.id;
  perform set_config('hark.workspace_id', named, true);
  return old;
end
$$;
create trigger workspaces_end_work before delete on workspaces
  for each row execute function forget_work_of_workspace();

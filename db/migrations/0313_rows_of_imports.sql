-- A foreign key is looked up for each row, and an import writes a million of one workspace: the lookups took more than
-- the rows. What a request writes is of its own workspace by row-level security, and every transaction that writes
-- contacts or items holds the workspace by its event or by the state of its index until it ends. What is left of the
-- key is that the rows go with the workspace.
alter table people drop constraint people_workspace_id_fkey;
alter table search_items drop constraint search_items_workspace_id_fkey;

-- By its name behind the cascades, which wait for those who are still writing. With the rights of the one who deletes:
-- the rows are of the workspace that is named here until the function ends.
create function forget_rows_of_workspace() returns trigger
  language plpgsql as $$
declare
  named text := coalesce(current_setting('hark.workspace_id', true), '');
begin
  perform set_config('hark.workspace_id', old.id::text, true);
  delete from search_items where workspace_id = old.id;
  delete from person_keys where workspace_id = old.id;
  delete from people where workspace_id = old.id;
  perform set_config('hark.workspace_id', named, true);
  return old;
end
$$;
create trigger workspaces_take_rows after delete on workspaces
  for each row execute function forget_rows_of_workspace();

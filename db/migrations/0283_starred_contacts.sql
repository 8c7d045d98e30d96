-- Contacts are starred and visited too. Stars and visits refer to things of several kinds, which no foreign key can:
-- what is permanently deleted takes them along.
alter table stars drop constraint stars_workspace_id_object_id_fkey;
alter table visits drop constraint visits_workspace_id_object_id_fkey;

alter table stars
  -- Which record was starred before it was merged into this one; the star goes again when that is undone.
  add column merged_from uuid;

create function forget_stars_and_visits() returns trigger language plpgsql as $$
begin
  delete from stars s using gone
    where s.workspace_id = gone.workspace_id and s.object_id = gone.id;
  delete from visits v using gone
    where v.workspace_id = gone.workspace_id and v.object_id = gone.id;
  return null;
end
$$;
create trigger forget_stars_and_visits after delete on access_objects
  referencing old table as gone for each statement execute function forget_stars_and_visits();
create trigger forget_stars_and_visits after delete on people
  referencing old table as gone for each statement execute function forget_stars_and_visits();

-- A foreign key looks up the contact for each of its keys, which took half of the time of importing contacts. What is
-- permanently deleted takes its keys along by a trigger, as it does with its values.
alter table person_keys drop constraint person_keys_workspace_id_person_id_fkey;

create function forget_person_keys() returns trigger language plpgsql as $$
begin
  delete from person_keys k using gone
    where k.workspace_id = gone.workspace_id and k.person_id = gone.id;
  return null;
end
$$;
create trigger forget_person_keys after delete on people
  referencing old table as gone for each statement execute function forget_person_keys();

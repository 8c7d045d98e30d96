-- What a contact is found by is kept with the contact too. The table of keys leads from a key to its contacts; the way
-- back was an index of eight entries for each contact, which took a good part of the time of importing them.
alter table people add column keys text[] collate "C" not null default '{}';

alter table people no force row level security;
alter table person_keys no force row level security;
update people p set keys = found.keys
from (
  select workspace_id, person_id, array_agg(kind || ' ' || key order by kind desc, key) as keys
  from person_keys group by workspace_id, person_id
) found
where p.workspace_id = found.workspace_id and p.id = found.person_id;
alter table people force row level security;
alter table person_keys force row level security;

create or replace function forget_person_keys() returns trigger language plpgsql as $$
begin
  delete from person_keys k using gone, unnest(gone.keys) as had (text)
    where k.workspace_id = gone.workspace_id and k.kind = split_part(had.text, ' ', 1)
      and k.key = substr(had.text, strpos(had.text, ' ') + 1) and k.person_id = gone.id;
  return null;
end
$$;
drop index person_keys_by_person;

-- Names in paths are looked up by the keys that find likely duplicates.
drop index people_by_first_word;
drop index people_by_last_word;

-- Read backwards: a new row goes to the end, where an index grows at the least cost.
drop index people_by_creation;
drop index people_by_update;
create index people_by_creation on people (workspace_id, created_at, id) where trashed_at is null and merged_into is null;
create index people_by_update on people (workspace_id, updated_at, id) where trashed_at is null and merged_into is null;

-- Contacts, projects and the like hang on nothing.
drop index search_items_by_owner;
create index search_items_by_owner on search_items (workspace_id, owner_id) where owner_id is not null;

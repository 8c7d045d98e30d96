-- A word has no key of its own where another key of the contact begins with it: what begins with a word is looked for
-- in keys of every kind.
alter table people no force row level security;
alter table person_keys no force row level security;
update people p set keys = array(
  select had.key from unnest(p.keys) with ordinality as had (key, place)
  where not (starts_with(had.key, 'word ') and exists (
    select from unnest(p.keys) as other (key)
    where not starts_with(other.key, 'word ')
      and starts_with(substr(other.key, strpos(other.key, ' ') + 1), substr(had.key, 6))))
  order by had.place
)
where p.keys <> '{}';
delete from person_keys k using people p
where k.workspace_id = p.workspace_id and k.person_id = p.id and k.key <> all(p.keys);
alter table people force row level security;
alter table person_keys force row level security;

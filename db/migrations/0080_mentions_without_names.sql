-- Names of contacts stay out of mentions: they are looked up for each reader. Documents from before are gone through
-- one after the other by the server, since their bytes can't be read here.
alter table documents add column without_contact_names boolean not null default false;
alter table documents alter column without_contact_names set default true;
create index documents_with_contact_names on documents (workspace_id, id) where not without_contact_names;

-- The keys of a jsonb object come in one order, so a mention of a contact always reads like this.
do $$
declare
  told record;
begin
  for told in
    select c.workspace_id, c.id, c.text, array(
      select (found.parts[1])::jsonb #>> '{}'
      from regexp_matches(c.body::text, '"kind": "person", "label": ("(?:[^"\\]|\\.)*")', 'g') as found (parts)) as labels
    from comments c where c.body::text like '%"kind": "person"%'
  loop
    for i in 1 .. coalesce(array_length(told.labels, 1), 0) loop
      if told.labels[i] <> '' then
        told.text := replace(told.text, '@' || told.labels[i], '@contact');
      end if;
    end loop;
    update comments set text = told.text, body = regexp_replace(
      body::text, '("kind": "person", "label": )"(?:[^"\\]|\\.)*"', '\1"contact"', 'g')::jsonb
    where workspace_id = told.workspace_id and id = told.id;
  end loop;
end $$;

-- People have fields, and fields name people. Whoever is erased leaves neither.

alter table field_values
  -- Whose value this was before two records of one person were merged; it goes again when that is undone.
  add column merged_from uuid;

create trigger forget_field_values after delete on people
  referencing old table as gone for each statement execute function forget_field_values();

create function forget_people_in_values() returns trigger language plpgsql as $$
declare
  forgotten uuid[] := array(select id from gone);
begin
  delete from field_values v using fields f
    where f.workspace_id = v.workspace_id and f.id = v.field_id and f.type = 'PERSON'
      and v.workspace_id in (select workspace_id from gone) and v.ids <@ forgotten;
  update field_values v set ids = array(
      select kept.id from unnest(v.ids) with ordinality as kept (id, place)
      where kept.id <> all (forgotten) order by kept.place)
    from fields f
    where f.workspace_id = v.workspace_id and f.id = v.field_id and f.type = 'PERSON'
      and v.workspace_id in (select workspace_id from gone) and v.ids && forgotten;
  return null;
end
$$;
create trigger forget_people_in_values after delete on people
  referencing old table as gone for each statement execute function forget_people_in_values();

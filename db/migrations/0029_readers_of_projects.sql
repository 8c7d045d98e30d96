-- What a project knows of the map that governs it, so that a list need not look into every map. The database keeps
-- both, whatever is written to them:
-- open_to_members: every member with a role stands in the map. Never true of a map in which they do not.
-- reader_bits: the bits of all who stand in the map, and perhaps of some who no longer do. Who shares none of them does
-- not stand in it; of who does, only the map itself knows.
alter table projects
  add column open_to_members boolean not null default false,
  add column reader_bits bigint not null default -1;

-- Everybody has a bit of their own, people and groups share 63. Ids end in chance.
create function reader_bits(grantee text) returns bigint language sql immutable parallel safe
  return case
    when grantee = 'markup' then 1::bigint << 63
    when grantee ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      then 1::bigint << (('x' || right(grantee, 2))::bit(8)::integer % 63)
    else -1 end;

alter table projects no force row level security;
alter table grants no force row level security;
update projects p set open_to_members = map.open, reader_bits = map.bits
from (select workspace_id, object_id, bool_or(grantee = 'markup') as open, bit_or(reader_bits(grantee)) as bits
      from grants group by 1, 2) map
where map.workspace_id = p.workspace_id and map.object_id = p.access_id and p.trashed_at is null;
alter table grants force row level security;
alter table projects force row level security;

create function take_readers() returns trigger language plpgsql as $$
begin
  new.open_to_members := false;
  new.reader_bits := -1;
  if new.trashed_at is null then
    -- Whoever changes the map waits for this project and then finds it; who came first is waited for here.
    perform 1 from access_objects where workspace_id = new.workspace_id and id = new.access_id for share;
    select coalesce(bool_or(grantee = 'markup'), false), coalesce(bit_or(reader_bits(grantee)), 0)
      into new.open_to_members, new.reader_bits
    from grants where workspace_id = new.workspace_id and object_id = new.access_id;
  end if;
  return new;
end
$$;

create trigger take_readers before insert
  or update of workspace_id, access_id, trashed_at, open_to_members, reader_bits
  on projects for each row execute function take_readers();

-- The values written here only have each project ask its map anew. Who is taken out of a map leaves their bits behind,
-- so that nothing but what is open to all has to be written anew.
create function carry_readers() returns trigger language plpgsql as $$
declare
  bits bigint;
begin
  if tg_op <> 'INSERT' then
    perform 1 from access_objects where workspace_id = old.workspace_id and id = old.object_id for no key update;
    update projects set open_to_members = false
    where workspace_id = old.workspace_id and access_id = old.object_id and trashed_at is null and open_to_members;
  end if;
  if tg_op <> 'DELETE' then
    perform 1 from access_objects where workspace_id = new.workspace_id and id = new.object_id for no key update;
    bits := reader_bits(new.grantee);
    update projects set reader_bits = -1
    where workspace_id = new.workspace_id and access_id = new.object_id and trashed_at is null
      and (reader_bits & bits <> bits or (new.grantee = 'markup' and not open_to_members));
  end if;
  return null;
end
$$;

create trigger carry_new_readers after insert on grants
  for each row execute function carry_readers();
create trigger carry_changed_readers after update of workspace_id, object_id, grantee on grants
  for each row execute function carry_readers();
create trigger carry_closing after delete on grants
  for each row when (old.grantee = 'markup') execute function carry_readers();

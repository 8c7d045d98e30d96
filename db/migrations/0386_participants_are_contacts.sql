-- People as data points name them, each once in a workspace, and the contacts that they are. Kept apart from the points:
-- a contact that comes later, is merged or hidden is one row here and may be a hundred thousand there.
create table participants (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  participant text not null check (length(participant) <= 300),
  -- An e-mail address or a name as contacts are sorted by it; empty for what names nobody, null until it is read.
  key text check (length(key) <= 320),
  person_id uuid,
  primary key (workspace_id, participant),
  foreign key (workspace_id, person_id) references people (workspace_id, id) on delete set null (person_id)
);
select protect_tenant_table('participants');
create index participants_by_key on participants (workspace_id, key) where person_id is null;
create index participants_by_person on participants (workspace_id, person_id) where person_id is not null;
create index participants_left on participants (workspace_id, participant) where key is null;

create index data_points_by_participant on data_points (workspace_id, participant, said_at)
  where participant is not null;
create index note_origins_by_participant on note_origins (workspace_id, participant) where participant is not null;

-- What only signs and plain letters spell is read here. The rest is read by the product, bit by bit.
insert into participants (workspace_id, participant, key)
select workspace_id, participant, case
    when participant ~* '^\s*[a-z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+\s*$' then lower(trim(participant))
    when participant !~ '[<@]' and participant ~ '^[ -~]+$' and length(participant) <= 200
      then trim(regexp_replace(replace(lower(participant), '''', ''), '[^a-z0-9]+', ' ', 'g'))
  end
from (
  select workspace_id, participant from data_points where participant is not null
  union
  select workspace_id, participant from note_origins where participant is not null
) named;

with candidates as (
  select k.workspace_id, k.participant, p.id, p.hidden_at is not null as is_hidden
  from participants k
  join people p on p.workspace_id = k.workspace_id and p.sort_name = k.key
  where k.key <> '' and p.trashed_at is null and p.merged_into is null
  union all
  select k.workspace_id, k.participant, p.id, p.hidden_at is not null
  from participants k
  join people p on p.workspace_id = k.workspace_id and lower(p.email) = k.key
  where k.key <> '' and p.trashed_at is null and p.merged_into is null
)
update participants k set person_id = found.id
from (
  select distinct on (workspace_id, participant) workspace_id, participant, id from candidates
  order by workspace_id, participant, is_hidden, id
) found
where k.workspace_id = found.workspace_id and k.participant = found.participant;

-- A name that nothing says any more is not kept.
create function forget_unnamed() returns trigger language plpgsql as $$
begin
  delete from participants k
  using (select distinct workspace_id, participant from removed where participant is not null) gone
  where k.workspace_id = gone.workspace_id and k.participant = gone.participant
    and not exists (select 1 from data_points p
      where p.workspace_id = gone.workspace_id and p.participant = gone.participant)
    and not exists (select 1 from note_origins o
      where o.workspace_id = gone.workspace_id and o.participant = gone.participant);
  return null;
end $$;
create trigger points_forgotten after delete on data_points
  referencing old table as removed for each statement execute function forget_unnamed();
create trigger origins_forgotten after delete on note_origins
  referencing old table as removed for each statement execute function forget_unnamed();

-- Who is erased is nobody's participant any more: neither of data points, nor of notes made of them, nor in quotes.
create function forget_participants(workspace uuid, person_ids uuid[]) returns void language sql as $$
  with gone as materialized (
    select k.participant from participants k join people p on p.workspace_id = k.workspace_id and p.id = k.person_id
    where k.workspace_id = workspace and (p.id = any(person_ids) or p.merged_into = any(person_ids))
  ), of_points as (
    update data_points d set participant = null from gone
    where d.workspace_id = workspace and d.participant = gone.participant
  ), of_notes as (
    update note_origins o set participant = null from gone
    where o.workspace_id = workspace and o.participant = gone.participant
  ), of_quotes as (
    update summary_citations c set speaker = null from gone
    where c.workspace_id = workspace and c.type = 'theme' and c.speaker = gone.participant
  )
  delete from participants k using gone where k.workspace_id = workspace and k.participant = gone.participant
$$;

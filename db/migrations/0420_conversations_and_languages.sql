-- Messages of a data point that is a conversation. The data point's own text is what the customer says in it.
create table data_point_turns (
  workspace_id uuid not null,
  point_id uuid not null,
  place smallint not null,
  channel_id uuid not null,
  participant text check (length(participant) <= 300),
  said_at timestamptz,
  from_customer boolean not null,
  text text not null check (length(text) between 1 and 20000),
  primary key (workspace_id, point_id, place),
  foreign key (workspace_id, point_id) references data_points on delete cascade
);
create index data_point_turns_by_channel on data_point_turns (workspace_id, channel_id);
select protect_tenant_table('data_point_turns');

-- Null: nobody knows. Data points of before this was told are not read again for it.
alter table data_points add column language text check (length(language) between 2 and 3);

-- Those that a channel has had: to choose among, without a look at a million rows.
create table channel_languages (
  workspace_id uuid not null,
  channel_id uuid not null,
  language text not null,
  primary key (workspace_id, channel_id, language),
  foreign key (workspace_id, channel_id) references channels on delete cascade
);
select protect_tenant_table('channel_languages');

-- Who speaks in a conversation is a participant too: their name is kept as long as a message has it, and erased there
-- with them.
create index data_point_turns_by_participant on data_point_turns (workspace_id, participant)
  where participant is not null;

create or replace function forget_unnamed() returns trigger language plpgsql as $$
begin
  delete from participants k
  using (select distinct workspace_id, participant from removed where participant is not null) gone
  where k.workspace_id = gone.workspace_id and k.participant = gone.participant
    and not exists (select 1 from data_points p
      where p.workspace_id = gone.workspace_id and p.participant = gone.participant)
    and not exists (select 1 from data_point_turns t
      where t.workspace_id = gone.workspace_id and t.participant = gone.participant)
    and not exists (select 1 from note_origins o
      where o.workspace_id = gone.workspace_id and o.participant = gone.participant);
  return null;
end $$;
create trigger turns_forgotten after delete on data_point_turns
  referencing old table as removed for each statement execute function forget_unnamed();

create or replace function forget_participants(workspace uuid, person_ids uuid[]) returns void language sql as $$
  with gone as materialized (
    select k.participant from participants k join people p on p.workspace_id = k.workspace_id and p.id = k.person_id
    where k.workspace_id = workspace and (p.id = any(person_ids) or p.merged_into = any(person_ids))
  ), of_points as (
    update data_points d set participant = null from gone
    where d.workspace_id = workspace and d.participant = gone.participant
  ), of_turns as (
    update data_point_turns t set participant = null from gone
    where t.workspace_id = workspace and t.participant = gone.participant
  ), of_notes as (
    update note_origins o set participant = null from gone
    where o.workspace_id = workspace and o.participant = gone.participant
  ), of_quotes as (
    update summary_citations c set speaker = null from gone
    where c.workspace_id = workspace and c.type = 'theme' and c.speaker = gone.participant
  )
  delete from participants k using gone where k.workspace_id = workspace and k.participant = gone.participant
$$;

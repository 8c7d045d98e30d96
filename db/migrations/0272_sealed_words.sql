-- Hidden words are sealed with the key of the installation: a copy of the database alone tells nobody. Words that were
-- hidden before this stay readable for people with full access, as they were.
alter table personal_data add column sealed_id uuid,
  add foreign key (workspace_id, sealed_id) references sealed_secrets,
  drop constraint personal_data_check1,
  add constraint personal_data_words_state check (case state
    when 'purged' then words is null and sealed_id is null
    when 'hidden' then (words is null) <> (sealed_id is null)
    else words is not null and sealed_id is null end);

create function forget_sealed_words() returns trigger language plpgsql as $$
begin
  delete from sealed_secrets s using removed r where s.workspace_id = r.workspace_id and s.id = r.sealed_id;
  return null;
end $$;
create trigger personal_data_forget_sealed after delete on personal_data referencing old table as removed
  for each statement execute function forget_sealed_words();

-- Personal data of a data point, found when it came in: the words once, however often they are written in it.
create table data_point_words (
  workspace_id uuid not null,
  id uuid not null,
  channel_id uuid not null,
  point_id uuid not null,
  kind text not null check (kind in ('person', 'email', 'phone', 'address', 'place', 'organization', 'card', 'iban',
    'ssn', 'ip')),
  -- Of words that are not hidden.
  words text check (length(words) between 1 and 500),
  sealed_id uuid,
  -- What the data point shows in place of hidden words.
  label text check (length(label) between 1 and 100),
  found_by text not null check (found_by in ('pattern', 'people', 'model')),
  state text not null check (state in ('open', 'hidden', 'kept', 'purged')),
  created_at timestamptz not null,
  reviewed_by uuid,
  reviewed_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, point_id) references data_points on delete cascade,
  foreign key (workspace_id, sealed_id) references sealed_secrets,
  constraint data_point_words_label_state check ((state in ('hidden', 'purged')) = (label is not null)),
  constraint data_point_words_state check (case state
    when 'purged' then words is null and sealed_id is null
    when 'hidden' then words is null and sealed_id is not null
    else words is not null and sealed_id is null end)
);
create index data_point_words_by_channel on data_point_words (workspace_id, channel_id, state, created_at desc, id desc);
create index data_point_words_by_point on data_point_words (workspace_id, point_id);
select protect_tenant_table('data_point_words');
create trigger data_point_words_forget_sealed after delete on data_point_words referencing old table as removed
  for each statement execute function forget_sealed_words();

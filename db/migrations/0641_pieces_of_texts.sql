-- Which data points have three letters in a row, so that words among a million are found by a look at few. An index of
-- PostgreSQL for parts of words may not be asked before row-level security is; these are asked by plain equality. Texts are
-- read in batches of thousands, in the background: until then a data point waits in unindexed_texts, and is looked at itself.
create table unindexed_texts (
  workspace_id uuid not null,
  channel_id uuid not null,
  point_id uuid not null,
  primary key (workspace_id, channel_id, point_id),
  foreign key (workspace_id, channel_id) references channels on delete cascade
);
select protect_tenant_table('unindexed_texts');

create table text_batches (
  workspace_id uuid not null,
  id uuid not null,
  channel_id uuid not null,
  -- The lowest and the highest id of its data points.
  first_id uuid not null,
  last_id uuid not null,
  -- Something in it was changed or deleted: what it knows of that is to go, so it is read again.
  is_stale boolean not null default false,
  primary key (workspace_id, id),
  foreign key (workspace_id, channel_id) references channels on delete cascade
);
create index text_batches_by_channel on text_batches (workspace_id, channel_id);
select protect_tenant_table('text_batches');

-- Ids by their places in the batch, 64 in a part: whoever looks for few reads few.
create table text_batch_points (
  workspace_id uuid not null,
  batch_id uuid not null,
  part smallint not null,
  point_ids uuid[] not null,
  primary key (workspace_id, batch_id, part),
  foreign key (workspace_id, batch_id) references text_batches on delete cascade
);
select protect_tenant_table('text_batch_points');

create table text_batch_pieces (
  workspace_id uuid not null,
  batch_id uuid not null,
  piece text collate "C" not null,
  -- A list of places, or where that would be longer a bit for each.
  places bytea not null,
  primary key (workspace_id, batch_id, piece),
  foreign key (workspace_id, batch_id) references text_batches on delete cascade
);
select protect_tenant_table('text_batch_pieces');

alter table data_points no force row level security;
alter table unindexed_texts no force row level security;
insert into unindexed_texts (workspace_id, channel_id, point_id)
select workspace_id, channel_id, id from data_points order by 1, 2, 3;
alter table data_points force row level security;
alter table unindexed_texts force row level security;

create function await_index() returns trigger language plpgsql as $$
begin
  insert into unindexed_texts (workspace_id, channel_id, point_id)
  select workspace_id, channel_id, id from added;
  return null;
end $$;

-- The row of unindexed_texts first, and held: a batch that is being written has taken it, and is seen by the statement after
-- this one; a batch to come waits for it.
create function reindex_changed_text() returns trigger language plpgsql as $$
begin
  insert into unindexed_texts (workspace_id, channel_id, point_id)
  values (new.workspace_id, new.channel_id, new.id)
  on conflict (workspace_id, channel_id, point_id) do update set point_id = excluded.point_id;
  update text_batches set is_stale = true
  where workspace_id = new.workspace_id and channel_id = new.channel_id and not is_stale
    and first_id <= new.id and last_id >= new.id;
  return null;
end $$;

create function drop_indexed_texts() returns trigger language plpgsql as $$
begin
  delete from unindexed_texts u using removed r
  where u.workspace_id = r.workspace_id and u.channel_id = r.channel_id and u.point_id = r.id;
  -- With a channel its batches go anyway.
  update text_batches b set is_stale = true
  where not b.is_stale
    and exists (select from channels c where c.workspace_id = b.workspace_id and c.id = b.channel_id)
    and (b.workspace_id, b.channel_id) in (select r.workspace_id, r.channel_id from removed r)
    and exists (select from removed r where r.workspace_id = b.workspace_id and r.channel_id = b.channel_id
      and r.id >= b.first_id and r.id <= b.last_id);
  return null;
end $$;

create trigger points_await_index after insert on data_points
  referencing new table as added for each statement execute function await_index();
create trigger points_reindexed after update of text on data_points
  for each row execute function reindex_changed_text();
create trigger points_unindexed after delete on data_points
  referencing old table as removed for each statement execute function drop_indexed_texts();

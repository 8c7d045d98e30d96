-- Reels: their parts have ids and ranks, so that one can be moved without touching the others, and what somebody
-- takes away can be put back.

alter table reels
  add column deleted_at timestamptz,
  add column deleted_by uuid;
drop index reels_by_owner;
create index reels_by_owner on reels (workspace_id, owner_id, created_at desc, id desc) where deleted_at is null;
create index reels_by_creation on reels (workspace_id, created_at desc, id desc) where deleted_at is null;

alter table reel_parts drop constraint reel_parts_pkey;
alter table reel_parts
  add column id uuid not null default gen_random_uuid(),
  add column rank double precision not null default 0,
  add column removed_at timestamptz;
update reel_parts set rank = position * 65536;
alter table reel_parts alter column id drop default, alter column rank drop default, drop column position;
alter table reel_parts add primary key (workspace_id, id);
create index reel_parts_in_order on reel_parts (workspace_id, reel_id, rank, id) where removed_at is null;
-- A highlight stands in a reel once.
create unique index reel_parts_once on reel_parts (workspace_id, reel_id, highlight_id) where removed_at is null;
create index reel_parts_by_file on reel_parts (workspace_id, file_id);

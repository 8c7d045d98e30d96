-- Search. search_items holds what can be found, one row an object, with what decides who may find it. Every change
-- of a row takes the next seq of its workspace: a server that knows the index up to some seq reads only what is newer.

create table search_states (
  workspace_id uuid primary key references workspaces on delete cascade,
  -- The last seq given out. Whoever writes items holds this row, so seqs become visible in order.
  seq bigint not null default 0,
  -- Everything up to here is in a segment.
  sealed_to bigint not null default 0,
  segments_version integer not null default 0,
  -- Null until everything that was there before has been read in.
  built_at timestamptz
);
select protect_tenant_table('search_states');

create table search_items (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  type text not null check (type in ('CHANNEL', 'HIGHLIGHT', 'INSIGHT', 'NOTE', 'PERSON', 'PROJECT',
    'PROJECT_CATEGORY', 'TAG', 'THEME')),
  seq bigint not null,
  -- A row stays for a while after its object: servers that know the object have to hear that it is gone.
  removed boolean not null default false,
  title text not null default '',
  body text not null default '',
  -- Null: for every member.
  access_id uuid,
  -- The object whose place in the tree of access this one shares.
  owner_id uuid,
  project_id uuid,
  location_ids uuid[] not null default '{}',
  contributor_ids uuid[] not null default '{}',
  tag_ids uuid[] not null default '{}',
  person_ids uuid[] not null default '{}',
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published boolean not null default false,
  archived boolean not null default false,
  ai_generated boolean not null default false,
  primary key (workspace_id, id)
);
create unique index search_items_by_seq on search_items (workspace_id, seq);
create index search_items_by_owner on search_items (workspace_id, owner_id);
create index search_items_by_type on search_items (workspace_id, type, id);
select protect_tenant_table('search_items');

-- The items of a range of seqs, as columns and as words. Never changed; a larger one replaces several.
create table search_segments (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  from_seq bigint not null,
  to_seq bigint not null,
  items integer not null,
  columns bytea not null,
  words bytea not null,
  created_at timestamptz not null,
  -- Kept a while for servers that are in the middle of reading it.
  replaced_at timestamptz,
  primary key (workspace_id, id)
);
alter table search_segments alter column columns set storage external;
alter table search_segments alter column words set storage external;
create unique index search_segments_by_range on search_segments (workspace_id, from_seq) where replaced_at is null;
select protect_tenant_table('search_segments');

create table search_postings (
  workspace_id uuid not null,
  segment_id uuid not null,
  term text collate "C" not null,
  items integer not null,
  postings bytea not null,
  primary key (workspace_id, segment_id, term),
  foreign key (workspace_id, segment_id) references search_segments on delete cascade
);
alter table search_postings alter column postings set storage external;
select protect_tenant_table('search_postings');

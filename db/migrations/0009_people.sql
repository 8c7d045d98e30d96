-- People the research is about: records, not users. Known to the whole workspace; the notes they took part in keep
-- their own access.

create table people (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  name text not null default '' check (length(name) <= 300),
  email text check (length(email) <= 320),
  -- The name folded for sorting; people without one come last.
  sort_name text collate "C" not null,
  hidden_at timestamptz,
  hidden_by uuid,
  -- Where those stand who may not know the name: even its place in the alphabet would tell something.
  shown_sort_name text collate "C" not null
    generated always as (case when hidden_at is null then sort_name else U&'\FFFF' end) stored,
  is_sample boolean not null default false,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  trashed_at timestamptz,
  trashed_by uuid,
  -- Who this record went into. It stays, so that the merge can be undone and old links lead somewhere.
  merged_into uuid,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, merged_into) references people on delete cascade
);
create index people_by_name on people (workspace_id, sort_name, id) where trashed_at is null and merged_into is null;
create index people_by_shown_name on people (workspace_id, shown_sort_name, id)
  where trashed_at is null and merged_into is null;
create index people_by_creation on people (workspace_id, created_at desc, id desc)
  where trashed_at is null and merged_into is null;
create index people_by_update on people (workspace_id, updated_at desc, id desc)
  where trashed_at is null and merged_into is null;
create index people_in_trash on people (workspace_id, trashed_at desc, id desc)
  where trashed_at is not null and merged_into is null;
create index people_merged on people (workspace_id, merged_into) where merged_into is not null;
select protect_tenant_table('people');

-- What a person is found by: the words of name and e-mail address for the search, the address and two keys of the
-- name for likely duplicates. Ranges of plain text use the index under row security, patterns would not.
create table person_keys (
  workspace_id uuid not null,
  kind text collate "C" not null check (kind in ('word', 'email', 'lastName', 'firstName')),
  key text collate "C" not null check (length(key) <= 400),
  person_id uuid not null,
  primary key (workspace_id, kind, key, person_id),
  foreign key (workspace_id, person_id) references people on delete cascade
);
create index person_keys_by_person on person_keys (workspace_id, person_id, kind, key);
select protect_tenant_table('person_keys');

create table note_people (
  workspace_id uuid not null,
  note_id uuid not null,
  person_id uuid not null,
  kind text not null check (kind in ('participant', 'speaker')),
  rank double precision not null,
  added_by uuid,
  added_at timestamptz not null,
  primary key (workspace_id, note_id, person_id),
  foreign key (workspace_id, note_id) references notes on delete cascade,
  foreign key (workspace_id, person_id) references people on delete cascade
);
create index note_people_by_person on note_people (workspace_id, person_id, note_id);
select protect_tenant_table('note_people');

-- What a merge changed, kept for its undoing. Goes with the person it belongs to.
create table person_merges (
  workspace_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  merged_person_ids uuid[] not null,
  -- { before, after: name, e-mail, hidden; places: rows of note_people that went; gained: notes the person got;
  --   followed: records that had been merged before and were led on }
  changes jsonb not null,
  merged_by uuid,
  merged_at timestamptz not null,
  undone_at timestamptz,
  undone_by uuid,
  primary key (workspace_id, id),
  foreign key (workspace_id, person_id) references people on delete cascade
);
create index person_merges_by_person on person_merges (workspace_id, person_id, merged_at desc, id desc);
select protect_tenant_table('person_merges');

-- Tags on their boards, highlights in notes and insights, and what ties them.

-- project_id null: a board of the workspace.
create table tag_boards (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  project_id uuid,
  title text not null check (length(title) <= 50),
  rank double precision not null,
  is_default boolean not null default false,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  deleted_by uuid,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, project_id) references projects on delete cascade
);
create index tag_boards_by_project on tag_boards (workspace_id, project_id, rank, id) where deleted_at is null;
create unique index one_default_board on tag_boards (workspace_id, project_id) where is_default and deleted_at is null;
select protect_tenant_table('tag_boards');

create table tag_groups (
  workspace_id uuid not null,
  id uuid not null,
  board_id uuid not null,
  title text not null check (length(title) <= 50),
  color text not null,
  rank double precision not null,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  deleted_by uuid,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, board_id) references tag_boards on delete cascade
);
create index tag_groups_by_board on tag_groups (workspace_id, board_id, rank, id);
select protect_tenant_table('tag_groups');

-- folded and key: the title as it is searched, and as likely duplicates share it.
create table tags (
  workspace_id uuid not null,
  id uuid not null,
  board_id uuid not null,
  group_id uuid,
  title text not null check (length(title) <= 200),
  folded text not null,
  key text not null,
  color text not null,
  description text not null default '' check (length(description) <= 1000),
  role text check (length(role) <= 50),
  sentiment text check (sentiment in ('positive', 'negative', 'mixed')),
  rank double precision not null,
  locked_at timestamptz,
  locked_by uuid,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  trashed_at timestamptz,
  trashed_by uuid,
  merged_into uuid,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, board_id) references tag_boards on delete cascade,
  foreign key (workspace_id, group_id) references tag_groups on delete set null (group_id)
);
create index tags_by_board on tags (workspace_id, board_id, rank, id) where trashed_at is null;
create index tags_by_group on tags (workspace_id, group_id);
create index tags_by_key on tags (workspace_id, key) where trashed_at is null;
create index tags_in_trash on tags (workspace_id, trashed_at desc, id desc) where trashed_at is not null;
select protect_tenant_table('tags');

-- project_id, access_id and object_trashed repeat the note's or insight's: lists of many thousands need no join to
-- know what a person may see; hidden: deleted, or its object is in the trash. `position` orders the highlights of one object; lost_ranges says where the mark was.
create table highlights (
  workspace_id uuid not null,
  id uuid not null,
  object_type text not null check (object_type in ('note', 'insight')),
  object_id uuid not null,
  project_id uuid not null,
  access_id uuid not null,
  object_trashed boolean not null default false,
  text text not null default '',
  marked boolean not null,
  position double precision not null default 0,
  start_offset integer,
  end_offset integer,
  file_id uuid,
  start_time double precision,
  end_time double precision,
  snippet_start integer,
  snippet_end integer,
  media_type text check (media_type in ('AUDIO', 'AV', 'VIDEO')),
  clip_id uuid,
  clip_duration double precision,
  pdf_areas text check (length(pdf_areas) <= 17000),
  inline_comment_only boolean not null default false,
  lost_ranges jsonb,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  deleted_by uuid,
  hidden boolean not null default false,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, object_id) references access_objects on delete cascade
);
create index highlights_of_object on highlights (workspace_id, object_id);
create index highlights_by_position on highlights (workspace_id, object_id, position, id) where not hidden;
create index highlights_by_creation on highlights (workspace_id, created_at desc, id desc) where not hidden;
create index highlights_by_update on highlights (workspace_id, updated_at desc, id desc) where not hidden;
create index highlights_by_author on highlights (workspace_id, created_by, created_at desc, id desc) where not hidden;
create index highlights_by_project_creation on highlights (workspace_id, project_id, created_at desc, id desc)
  where not hidden;
create index highlights_by_project_update on highlights (workspace_id, project_id, updated_at desc, id desc)
  where not hidden;
create index highlights_by_map on highlights (workspace_id, project_id, access_id)
  where not hidden and not inline_comment_only;
create index highlights_by_file on highlights (workspace_id, file_id) where file_id is not null;
select protect_tenant_table('highlights');

-- access_id, hidden and highlighted_at repeat the highlight's, so that counts and the list of a tag read one index.
create table highlight_tags (
  workspace_id uuid not null,
  highlight_id uuid not null,
  tag_id uuid not null,
  place integer not null,
  added_by uuid,
  added_at timestamptz not null,
  access_id uuid not null,
  hidden boolean not null,
  highlighted_at timestamptz not null,
  primary key (workspace_id, highlight_id, tag_id),
  foreign key (workspace_id, highlight_id) references highlights on delete cascade,
  foreign key (workspace_id, tag_id) references tags on delete cascade
);
create index highlight_tags_by_tag on highlight_tags (workspace_id, tag_id, highlighted_at desc, highlight_id desc)
  where not hidden;
create index highlight_tags_of_tag on highlight_tags (workspace_id, tag_id);
create index highlight_tags_to_count on highlight_tags (workspace_id, tag_id, access_id, added_at) where not hidden;
create index highlight_tags_by_member on highlight_tags (workspace_id, added_by, added_at desc);
select protect_tenant_table('highlight_tags');

-- Each change of tags on highlights, a merge included, with the rows it added and took away: undoing it is exact.
create table tagging_changes (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('tagging', 'merge')),
  into_id uuid,
  merged_ids uuid[] not null default '{}',
  changed_by uuid not null,
  created_at timestamptz not null,
  undone_at timestamptz,
  primary key (workspace_id, id)
);
create index tagging_changes_by_time on tagging_changes (workspace_id, created_at);
select protect_tenant_table('tagging_changes');

create table tagging_change_items (
  workspace_id uuid not null,
  change_id uuid not null,
  highlight_id uuid not null,
  tag_id uuid not null,
  added boolean not null,
  place integer not null,
  added_by uuid,
  added_at timestamptz not null,
  primary key (workspace_id, change_id, highlight_id, tag_id),
  foreign key (workspace_id, change_id) references tagging_changes on delete cascade
);
select protect_tenant_table('tagging_change_items');

create table highlight_suggestions (
  workspace_id uuid not null,
  id uuid not null,
  object_type text not null check (object_type in ('note', 'insight')),
  object_id uuid not null,
  selected_text text not null,
  start_offset integer,
  reason text,
  suggested_tag_ids uuid[] not null default '{}',
  pdf_areas text not null default '[]' check (length(pdf_areas) <= 17000),
  engine_version integer not null,
  created_at timestamptz not null,
  review text check (review in ('Accepted', 'Rejected')),
  reviewed_at timestamptz,
  reviewed_by uuid,
  highlight_id uuid,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, object_id) references access_objects on delete cascade
);
create index open_suggestions on highlight_suggestions (workspace_id, object_id, coalesce(start_offset, 0), id)
  where review is null;
-- What was answered once is not asked again.
create unique index suggestions_once on highlight_suggestions (workspace_id, object_id, md5(selected_text), md5(pdf_areas));
select protect_tenant_table('highlight_suggestions');

-- The copies above, kept by the database itself: no command can forget them, and none can race past another. The
-- share lock waits for whoever is changing the original at this moment.
create function highlights_take_place() returns trigger language plpgsql as $$
declare
  place record;
begin
  if new.object_type = 'note' then
    select project_id, access_id, trashed_at is not null as trashed into place from notes
    where workspace_id = new.workspace_id and id = new.object_id for share;
  else
    select project_id, access_id, trashed_at is not null as trashed into place from insights
    where workspace_id = new.workspace_id and id = new.object_id for share;
  end if;
  if found then
    new.project_id := place.project_id;
    new.access_id := place.access_id;
    new.object_trashed := place.trashed;
  end if;
  new.hidden := new.deleted_at is not null or new.object_trashed;
  return new;
end
$$;
create trigger take_place before insert on highlights for each row execute function highlights_take_place();

create function highlights_hide() returns trigger language plpgsql as $$
begin
  new.hidden := new.deleted_at is not null or new.object_trashed;
  return new;
end
$$;
create trigger hide before update on highlights for each row execute function highlights_hide();

create function highlights_follow_object() returns trigger language plpgsql as $$
begin
  perform 1 from highlights where workspace_id = new.workspace_id and object_id = new.id order by id for update;
  update highlights
  set project_id = new.project_id, access_id = new.access_id, object_trashed = new.trashed_at is not null
  where workspace_id = new.workspace_id and object_id = new.id;
  return null;
end
$$;
create trigger highlights_follow after update on notes for each row
  when (old.access_id <> new.access_id or old.project_id <> new.project_id
    or (old.trashed_at is null) <> (new.trashed_at is null))
  execute function highlights_follow_object();
create trigger highlights_follow after update on insights for each row
  when (old.access_id <> new.access_id or old.project_id <> new.project_id
    or (old.trashed_at is null) <> (new.trashed_at is null))
  execute function highlights_follow_object();

create function highlight_tags_take_place() returns trigger language plpgsql as $$
declare
  place record;
begin
  select access_id, hidden, created_at into place from highlights
  where workspace_id = new.workspace_id and id = new.highlight_id for share;
  if found then
    new.access_id := place.access_id;
    new.hidden := place.hidden;
    new.highlighted_at := place.created_at;
  end if;
  return new;
end
$$;
create trigger take_place before insert on highlight_tags for each row execute function highlight_tags_take_place();

create function highlight_tags_follow() returns trigger language plpgsql as $$
begin
  update highlight_tags set access_id = new.access_id, hidden = new.hidden
  where workspace_id = new.workspace_id and highlight_id = new.id;
  return null;
end
$$;
create trigger highlight_tags_follow after update on highlights for each row
  when (old.access_id <> new.access_id or old.hidden <> new.hidden)
  execute function highlight_tags_follow();

-- Notes and insights (their content is a document of the same id), what people say about them, and what people
-- keep at hand.

create table notes (
  workspace_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  title text not null default '' check (length(title) <= 200),
  access_id uuid not null,
  locked_at timestamptz,
  locked_by uuid,
  created_by uuid not null,
  trashed_at timestamptz,
  trashed_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, project_id) references projects on delete cascade,
  foreign key (workspace_id, created_by) references members
);
create index notes_by_creation on notes (workspace_id, project_id, created_at desc, id desc) where trashed_at is null;
create index notes_by_update on notes (workspace_id, project_id, updated_at desc, id desc) where trashed_at is null;
create index notes_by_title on notes (workspace_id, project_id, lower(title), id) where trashed_at is null;
create index notes_by_author on notes (workspace_id, created_by, created_at desc, id desc) where trashed_at is null;
create index notes_in_trash on notes (workspace_id, trashed_at desc, id desc) where trashed_at is not null;
select protect_tenant_table('notes');

create table insights (
  workspace_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  title text not null default '' check (length(title) <= 200),
  status text not null default 'draft' check (status in ('draft', 'inReview', 'final')),
  cover_file_id uuid,
  access_id uuid not null,
  locked_at timestamptz,
  locked_by uuid,
  created_by uuid not null,
  trashed_at timestamptz,
  trashed_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, project_id) references projects on delete cascade,
  foreign key (workspace_id, created_by) references members
);
create index insights_by_creation on insights (workspace_id, project_id, created_at desc, id desc) where trashed_at is null;
create index insights_by_update on insights (workspace_id, project_id, updated_at desc, id desc) where trashed_at is null;
create index insights_by_title on insights (workspace_id, project_id, lower(title), id) where trashed_at is null;
create index insights_by_author on insights (workspace_id, created_by, created_at desc, id desc) where trashed_at is null;
create index insights_in_trash on insights (workspace_id, trashed_at desc, id desc) where trashed_at is not null;
select protect_tenant_table('insights');

-- Each publishing is a row; the one without an end is the current one.
create table insight_publications (
  workspace_id uuid not null,
  id uuid not null,
  insight_id uuid not null,
  published_by uuid,
  published_at timestamptz not null,
  unpublished_by uuid,
  unpublished_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, insight_id) references insights on delete cascade
);
create unique index one_live_publication on insight_publications (workspace_id, insight_id) where unpublished_at is null;
create index insight_publications_by_insight on insight_publications (workspace_id, insight_id);
create index live_publications_by_time on insight_publications (workspace_id, published_at desc, insight_id desc)
  where unpublished_at is null;
select protect_tenant_table('insight_publications');

-- anchor: the whole document, a marked selection (the mark carries the thread's id), or a highlight.
create table comment_threads (
  workspace_id uuid not null,
  id uuid not null,
  object_type text not null check (object_type in ('note', 'insight')),
  object_id uuid not null,
  anchor text not null check (anchor in ('document', 'selection', 'highlight')),
  quote text not null default '' check (length(quote) <= 1000),
  highlight_id uuid,
  created_by uuid not null,
  created_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by uuid,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, object_id) references access_objects on delete cascade,
  foreign key (workspace_id, created_by) references members,
  constraint comment_threads_anchor_whole check ((anchor = 'highlight') = (highlight_id is not null))
);
create index comment_threads_by_object on comment_threads (workspace_id, object_id, created_at desc, id desc);
select protect_tenant_table('comment_threads');

-- body is null once the comment is deleted: what somebody took back is gone.
create table comments (
  workspace_id uuid not null,
  id uuid not null,
  thread_id uuid not null,
  author_id uuid not null,
  body jsonb,
  text text not null default '' check (length(text) <= 10000),
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (workspace_id, id),
  foreign key (workspace_id, thread_id) references comment_threads on delete cascade,
  foreign key (workspace_id, author_id) references members,
  constraint comments_deleted_is_gone check (deleted_at is null or (body is null and text = '')),
  constraint comments_body_bounded check (length(body::text) <= 200000)
);
create index comments_by_thread on comments (workspace_id, thread_id, created_at, id);
select protect_tenant_table('comments');

create table comment_reactions (
  workspace_id uuid not null,
  comment_id uuid not null,
  member_id uuid not null,
  emoji text not null check (length(emoji) <= 20),
  created_at timestamptz not null,
  primary key (workspace_id, comment_id, emoji, member_id),
  foreign key (workspace_id, comment_id) references comments on delete cascade,
  foreign key (workspace_id, member_id) references members on delete cascade
);
select protect_tenant_table('comment_reactions');

create table comment_reads (
  workspace_id uuid not null,
  member_id uuid not null,
  thread_id uuid not null,
  read_at timestamptz not null,
  primary key (workspace_id, member_id, thread_id),
  foreign key (workspace_id, member_id) references members on delete cascade,
  foreign key (workspace_id, thread_id) references comment_threads on delete cascade
);
create index comment_reads_by_thread on comment_reads (workspace_id, thread_id);
select protect_tenant_table('comment_reads');

create table stars (
  workspace_id uuid not null,
  member_id uuid not null,
  object_id uuid not null,
  created_at timestamptz not null,
  primary key (workspace_id, member_id, object_id),
  foreign key (workspace_id, member_id) references members on delete cascade,
  foreign key (workspace_id, object_id) references access_objects on delete cascade
);
create index stars_by_time on stars (workspace_id, member_id, created_at desc, object_id desc);
create index stars_by_object on stars (workspace_id, object_id);
select protect_tenant_table('stars');

-- Where somebody was last, in what they looked at.
create table visits (
  workspace_id uuid not null,
  member_id uuid not null,
  object_id uuid not null,
  place text not null default '' check (length(place) <= 200),
  visited_at timestamptz not null,
  primary key (workspace_id, member_id, object_id),
  foreign key (workspace_id, member_id) references members on delete cascade,
  foreign key (workspace_id, object_id) references access_objects on delete cascade
);
create index visits_by_time on visits (workspace_id, member_id, visited_at desc, object_id desc);
create index visits_by_object on visits (workspace_id, object_id);
select protect_tenant_table('visits');

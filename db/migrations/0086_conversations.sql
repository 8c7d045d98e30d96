-- Questions and their answers. A conversation is its asker's own until it is shared with the workspace.
create table conversations (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  title text not null check (length(title) <= 200),
  -- Null: everything that the asker can see.
  object_type text check (object_type in ('ProjectCategory', 'Project', 'Channel', 'Note', 'Insight', 'Tag')),
  object_ids uuid[] not null default '{}',
  shared boolean not null default false,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, created_by) references members on delete cascade
);
create index conversations_by_time on conversations (workspace_id, created_by, updated_at desc, id desc);
create index conversations_shared on conversations (workspace_id, updated_at desc, id desc) where shared;
select protect_tenant_table('conversations');

create table conversation_messages (
  workspace_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  place integer not null,
  type text not null check (type in ('ASSISTANT', 'THINKING', 'USER')),
  text text not null default '',
  state text not null default 'done' check (state in ('writing', 'done', 'failed', 'cancelled')),
  -- A sentence for people: why there is no answer, or only a part of one.
  problem text,
  engine text check (engine in ('embedded', 'model')),
  model text not null default '',
  prompt_version smallint,
  stream_id uuid,
  -- The same key never asks twice.
  request_key text check (length(request_key) between 1 and 100),
  asked_by uuid,
  answered boolean not null default false,
  people_cited integer not null default 0,
  people_total integer not null default 0,
  rating text check (rating in ('Good', 'Bad')),
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, conversation_id) references conversations on delete cascade,
  foreign key (workspace_id, asked_by) references members on delete cascade
);
create index conversation_messages_in_order on conversation_messages (workspace_id, conversation_id, place);
create unique index conversation_messages_asked_once
  on conversation_messages (workspace_id, asked_by, request_key) where request_key is not null;
select protect_tenant_table('conversation_messages');

-- What an answer was made from: who may not see all of it sees only the sentences whose own evidence they see.
create table answer_sources (
  workspace_id uuid not null,
  message_id uuid not null,
  number smallint not null,
  item_id uuid not null,
  start_at integer not null,
  end_at integer not null,
  primary key (workspace_id, message_id, number),
  foreign key (workspace_id, message_id) references conversation_messages on delete cascade
);
select protect_tenant_table('answer_sources');

create table answer_sentences (
  workspace_id uuid not null,
  message_id uuid not null,
  place integer not null,
  text text not null,
  opens text check (opens in ('paragraph', 'item')),
  -- Null: it follows from what it cites.
  doubt text,
  primary key (workspace_id, message_id, place),
  foreign key (workspace_id, message_id) references conversation_messages on delete cascade
);
select protect_tenant_table('answer_sentences');

create table answer_citations (
  workspace_id uuid not null,
  message_id uuid not null,
  sentence integer not null,
  place integer not null,
  item_id uuid not null,
  type text not null check (type in ('highlight', 'insight', 'note', 'theme', 'tag')),
  -- The note or insight that is opened, or the channel of a theme.
  parent_id uuid,
  quote text not null,
  start_at integer not null,
  end_at integer not null,
  speaker text,
  seconds real,
  file_id uuid,
  page integer,
  primary key (workspace_id, message_id, sentence, place),
  foreign key (workspace_id, message_id) references conversation_messages on delete cascade
);
create index answer_citations_by_item on answer_citations (workspace_id, item_id);
select protect_tenant_table('answer_citations');

-- What admins tell every answer to keep in mind.
create table ai_instructions (
  workspace_id uuid primary key references workspaces on delete cascade,
  text text not null check (length(text) <= 50000),
  updated_by uuid not null,
  updated_at timestamptz not null
);
select protect_tenant_table('ai_instructions');

-- Summaries of notes, insights, projects and selections of highlights. Each one made is kept: the newest shown is the current one.
create table summaries (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  object_type text not null check (object_type in ('note', 'insight', 'project', 'highlights')),
  -- Null for a selection of highlights, which only its maker sees.
  object_id uuid,
  highlight_ids uuid[] not null default '{}',
  framework text not null,
  type text not null check (type in ('BulletPoints', 'Summary', 'TranscriptSummary', 'ThemeSummary')),
  prompt text check (length(prompt) <= 2000),
  -- Null: the language of what is summarized.
  language text check (length(language) <= 20),
  state text not null default 'done' check (state in ('writing', 'done', 'failed', 'cancelled')),
  problem text,
  engine text check (engine in ('embedded', 'model', 'person')),
  model text not null default '',
  prompt_version smallint,
  stream_id uuid,
  request_key text check (length(request_key) between 1 and 100),
  -- Null until it is done. Restoring an older one shows it again.
  shown_at timestamptz,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  check ((object_id is null) = (object_type = 'highlights')),
  foreign key (workspace_id, object_id) references access_objects on delete cascade
);
create index summaries_current on summaries (workspace_id, object_id, shown_at desc) where shown_at is not null;
create index summaries_by_time on summaries (workspace_id, object_id, created_at desc, id desc);
create unique index summaries_asked_once on summaries (workspace_id, created_by, request_key) where request_key is not null;
select protect_tenant_table('summaries');

-- What a summary was made from: who may not see all of it sees only the sentences whose own evidence they see.
create table summary_sources (
  workspace_id uuid not null,
  summary_id uuid not null,
  number smallint not null,
  item_id uuid not null,
  start_at integer not null,
  end_at integer not null,
  primary key (workspace_id, summary_id, number),
  foreign key (workspace_id, summary_id) references summaries on delete cascade
);
select protect_tenant_table('summary_sources');

create table summary_sentences (
  workspace_id uuid not null,
  summary_id uuid not null,
  place integer not null,
  text text not null,
  opens text check (opens in ('heading', 'paragraph', 'item')),
  -- Null: it follows from what it cites, or a person wrote it.
  doubt text,
  primary key (workspace_id, summary_id, place),
  foreign key (workspace_id, summary_id) references summaries on delete cascade
);
select protect_tenant_table('summary_sentences');

create table summary_citations (
  workspace_id uuid not null,
  summary_id uuid not null,
  sentence integer not null,
  place integer not null,
  item_id uuid not null,
  type text not null check (type in ('highlight', 'insight', 'note', 'theme', 'tag')),
  -- The note or insight that a highlight is in.
  parent_id uuid,
  quote text not null,
  start_at integer not null,
  end_at integer not null,
  speaker text,
  seconds real,
  file_id uuid,
  page integer,
  primary key (workspace_id, summary_id, sentence, place),
  foreign key (workspace_id, summary_id) references summaries on delete cascade
);
create index summary_citations_by_item on summary_citations (workspace_id, item_id);
select protect_tenant_table('summary_citations');

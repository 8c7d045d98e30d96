-- Topics: areas that people want to follow, each a group of themes of one channel.
create table topics (
  workspace_id uuid not null,
  id uuid not null,
  channel_id uuid not null,
  title text not null check (length(title) between 1 and 200),
  description text not null default '' check (length(description) <= 400),
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, channel_id) references channels on delete cascade,
  foreign key (workspace_id, created_by) references members
);
create index topics_by_channel on topics (workspace_id, channel_id, lower(title), id);
select protect_tenant_table('topics');

-- topic_by: 'person' wins over every sorting, also where the person took the theme out of all topics.
alter table themes
  add column topic_id uuid,
  add column topic_by text not null default 'engine' check (topic_by in ('engine', 'person')),
  add foreign key (workspace_id, topic_id) references topics;
create index themes_by_topic on themes (workspace_id, topic_id) where topic_id is not null;

-- Topics as they were before a change, and those that the change made.
alter table theme_changes
  add column topics jsonb not null default '[]',
  add column made_topics uuid[] not null default '{}';

-- What changed in a channel in a period, as it was counted when somebody kept it. What is written to it is a summary.
create table channel_wraps (
  workspace_id uuid not null,
  id uuid not null,
  channel_id uuid not null,
  -- Of UTC; `end_day` is the first one behind it.
  first_day date not null,
  end_day date not null check (end_day >= first_day),
  title text not null check (length(title) between 1 and 500),
  blocks jsonb not null,
  -- The themes that its text is about, with their counts.
  themes jsonb not null,
  kept_by uuid not null,
  kept_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, channel_id, first_day, end_day),
  foreign key (workspace_id, channel_id) references channels on delete cascade,
  foreign key (workspace_id, kept_by) references members on delete cascade
);
create index channel_wraps_by_time on channel_wraps (workspace_id, channel_id, kept_at desc, id desc);
select protect_tenant_table('channel_wraps');

alter table summaries add column wrap_id uuid;
alter table summaries add foreign key (workspace_id, wrap_id) references channel_wraps on delete cascade;
alter table summaries drop constraint summaries_object_type_check;
alter table summaries add constraint summaries_object_type_check
  check (object_type in ('note', 'insight', 'project', 'highlights', 'theme', 'wrap', 'doc'));
alter table summaries add constraint summaries_wrap_check check (object_type <> 'wrap' or wrap_id is not null);
create index summaries_by_wrap on summaries (workspace_id, wrap_id, created_at desc, id desc)
  where wrap_id is not null;

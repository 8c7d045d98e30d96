-- What people follow, what they want to hear of, and what they were told.

create table follows (
  workspace_id uuid not null,
  member_id uuid not null,
  object_id uuid not null,
  frequency text not null check (frequency in ('MONTHLY', 'WEEKLY', 'DAILY')),
  created_at timestamptz not null,
  -- Everything up to here was mailed, or was there before the person followed.
  told_until timestamptz not null,
  -- When the next mail is due; kept so that the hourly look finds who is due without reading everybody.
  due_at timestamptz not null,
  primary key (workspace_id, member_id, object_id),
  foreign key (workspace_id, member_id) references members on delete cascade,
  foreign key (workspace_id, object_id) references access_objects on delete cascade
);
create index follows_by_object on follows (workspace_id, object_id);
create index follows_due on follows (workspace_id, due_at);
select protect_tenant_table('follows');

-- object_id null: for everything that has no options of its own.
create table notification_options (
  workspace_id uuid not null,
  member_id uuid not null,
  object_id uuid,
  all_changes_enabled boolean not null,
  insights_published_enabled boolean not null,
  all_comments_enabled boolean not null,
  updated_at timestamptz not null,
  constraint notification_options_once unique nulls not distinct (workspace_id, member_id, object_id),
  foreign key (workspace_id, member_id) references members on delete cascade,
  foreign key (workspace_id, object_id) references access_objects on delete cascade
);
select protect_tenant_table('notification_options');

-- object_id: what the person has to be able to see, still, to be shown this; null when it tells of nothing hidden.
create table notifications (
  workspace_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  event_id uuid not null,
  type text not null,
  metadata jsonb not null,
  link text not null,
  actor_id uuid,
  object_id uuid,
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (workspace_id, id),
  unique (workspace_id, member_id, event_id),
  foreign key (workspace_id, member_id) references members on delete cascade,
  foreign key (workspace_id, object_id) references access_objects on delete cascade
);
create index notifications_by_time on notifications (workspace_id, member_id, created_at desc, id desc);
create index notifications_unread on notifications (workspace_id, member_id) where read_at is null;
select protect_tenant_table('notifications');

-- Who may see what. Every object with access has a row in access_objects; the map that governs it is its own
-- or that of its nearest ancestor, kept in source_id so that a list needs no walk up the tree.

create table groups (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  name text not null check (length(name) <= 200),
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (workspace_id, id)
);
create unique index groups_by_name on groups (workspace_id, lower(name));
select protect_tenant_table('groups');

create table group_members (
  workspace_id uuid not null,
  group_id uuid not null,
  member_id uuid not null,
  added_at timestamptz not null,
  primary key (workspace_id, group_id, member_id),
  foreign key (workspace_id, group_id) references groups on delete cascade,
  foreign key (workspace_id, member_id) references members on delete cascade
);
create index group_members_by_member on group_members (workspace_id, member_id);
select protect_tenant_table('group_members');

create table access_objects (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  type text not null check (type in ('project', 'folder', 'channel', 'note', 'insight')),
  parent_id uuid,
  source_id uuid not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, parent_id) references access_objects on delete cascade
);
create index access_objects_by_parent on access_objects (workspace_id, parent_id);
create index access_objects_by_source on access_objects (workspace_id, source_id);
select protect_tenant_table('access_objects');

-- grantee: the id of a member or a group, or one of the special keys public, markup, playback.
create table grants (
  workspace_id uuid not null,
  object_id uuid not null,
  grantee text not null,
  level smallint not null check (level between 1 and 3),
  granted_by uuid,
  created_at timestamptz not null,
  primary key (workspace_id, object_id, grantee),
  foreign key (workspace_id, object_id) references access_objects on delete cascade
);
create index grants_by_grantee on grants (workspace_id, grantee, object_id, level);
select protect_tenant_table('grants');

create table access_requests (
  workspace_id uuid not null,
  id uuid not null,
  object_id uuid not null,
  member_id uuid not null,
  message text not null default '' check (length(message) <= 1000),
  created_at timestamptz not null,
  answered_at timestamptz,
  answered_by uuid,
  approved boolean,
  primary key (workspace_id, id),
  foreign key (workspace_id, object_id) references access_objects on delete cascade,
  foreign key (workspace_id, member_id) references members on delete cascade
);
create unique index one_open_request on access_requests (workspace_id, object_id, member_id) where answered_at is null;
select protect_tenant_table('access_requests');

alter table projects add column access_id uuid not null;

alter table workspace_settings
  add column access_requests_disabled boolean not null default false,
  add column community_publishing_disabled boolean not null default false,
  add column admin_only_invites boolean not null default false,
  add column read_only boolean not null default false;

-- The audit log is the event log: what happened, who did it, what it was before and after. Nobody changes it.
alter table events add column object_id uuid, add column before jsonb, add column after jsonb;
create index events_by_time on events (workspace_id, created_at desc, id desc);
revoke update, delete on events from hark_app;

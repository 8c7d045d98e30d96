-- An invitation may bring access to one object, and people who leave stay as the authors of what they made.

alter table invites
  add column object_type text check (object_type in ('project', 'folder', 'channel', 'note', 'insight')),
  add column object_id uuid,
  add column level smallint check (level between 1 and 3),
  add constraint invites_object_whole check (num_nonnulls(object_type, object_id, level) in (0, 3));
create index invites_open on invites (workspace_id, created_at desc, id desc) where accepted_at is null and revoked_at is null;

alter table members add column removed_at timestamptz;
create index members_with_admin on members (workspace_id) where workspace_admin;

create index access_requests_by_time on access_requests (workspace_id, created_at desc, id desc) where answered_at is null;

-- The audit log by person and by object.
create index events_by_actor on events (workspace_id, actor_id, created_at desc, id desc);
create index events_by_object on events (workspace_id, object_id, created_at desc, id desc);

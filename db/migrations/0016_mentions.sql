-- Who was told already that a note or an insight mentions them: an edit beside an old mention is no news.
create table told_mentions (
  workspace_id uuid not null,
  object_id uuid not null,
  member_id uuid not null,
  told_at timestamptz not null,
  primary key (workspace_id, object_id, member_id),
  foreign key (workspace_id, object_id) references access_objects on delete cascade,
  foreign key (workspace_id, member_id) references members on delete cascade
);
create index told_mentions_by_member on told_mentions (workspace_id, member_id);
select protect_tenant_table('told_mentions');

-- Areas that the themes of a channel could be grouped into, for a person to accept. One that was dismissed is kept: what
-- is like it is not proposed again.
create table topic_proposals (
  workspace_id uuid not null,
  id uuid not null,
  channel_id uuid not null,
  title text not null check (length(title) between 1 and 200),
  description text not null check (length(description) <= 400),
  theme_ids uuid[] not null,
  centroid bytea not null,
  proposed_at timestamptz not null,
  dismissed_at timestamptz,
  dismissed_by uuid,
  primary key (workspace_id, id),
  foreign key (workspace_id, channel_id) references channels on delete cascade,
  foreign key (workspace_id, dismissed_by) references members on delete set null (dismissed_by)
);
create index topic_proposals_by_channel on topic_proposals (workspace_id, channel_id);
select protect_tenant_table('topic_proposals');

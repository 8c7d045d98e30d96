-- What is left to do of a change of all data points that match a filter, where they are too many for one request: page by
-- page from the newest, as far as the cursor says. What came after it was asked for is not in it.
create table point_changes (
  workspace_id uuid not null,
  id uuid not null,
  channel_id uuid not null,
  kind text not null check (kind in ('move', 'exclude', 'include', 'delete')),
  -- Where they are moved; null for into no theme.
  theme_id uuid,
  matching jsonb not null,
  total integer not null,
  asked_at timestamptz not null,
  after_said_at timestamptz,
  after_id uuid,
  primary key (workspace_id, id),
  foreign key (workspace_id, channel_id) references channels on delete cascade
);
create index point_changes_by_channel on point_changes (workspace_id, channel_id, id);
select protect_tenant_table('point_changes');

alter table theme_change_points alter column theme_id drop not null;
alter table theme_change_points add column excluded_at timestamptz;

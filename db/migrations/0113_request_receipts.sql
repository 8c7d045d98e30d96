-- Requests that a device may send again because it missed the answer: each is done once. Kept for 30 days.
create table request_receipts (
  workspace_id uuid not null,
  member_id uuid not null,
  request_key uuid not null,
  created_at timestamptz not null,
  primary key (workspace_id, member_id, request_key),
  foreign key (workspace_id, member_id) references members on delete cascade
);
create index request_receipts_by_time on request_receipts (workspace_id, member_id, created_at);
select protect_tenant_table('request_receipts');

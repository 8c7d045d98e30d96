-- Which data point of a channel a note was made of. It holds what was known of it then: the note outlives the data point.
create table note_origins (
  workspace_id uuid not null,
  note_id uuid not null,
  channel_id uuid not null,
  point_id uuid not null,
  url text check (length(url) <= 2048),
  said_at timestamptz not null,
  participant text check (length(participant) <= 300),
  primary key (workspace_id, note_id),
  foreign key (workspace_id, note_id) references notes on delete cascade
);
create index note_origins_by_point on note_origins (workspace_id, point_id);
select protect_tenant_table('note_origins');

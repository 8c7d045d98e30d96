-- What was made of a recording before its redactions changed. People who redact it watch this until the new outputs are
-- whole; nobody else is served it.
create table earlier_outputs (
  workspace_id uuid not null,
  file_id uuid not null,
  kind text not null,
  -- Names the folders of the bytes.
  redaction integer not null,
  meta jsonb not null default '{}',
  bytes bigint not null default 0,
  created_at timestamptz not null,
  primary key (workspace_id, file_id, kind),
  foreign key (workspace_id, file_id) references files on delete cascade
);
select protect_tenant_table('earlier_outputs');

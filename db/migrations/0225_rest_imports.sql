-- Answers to imports by programs that may send the same request again because they missed the answer. Kept for a day.
create table api_request_keys (
  workspace_id uuid not null references workspaces on delete cascade,
  api_token_id uuid not null,
  request_key text not null check (length(request_key) between 1 and 255),
  -- Of the path and the body: the same key with another request is a mistake of the program.
  fingerprint bytea not null,
  status integer,
  -- As text: an answer that is given again is the same to the last character.
  answer text,
  created_at timestamptz not null,
  primary key (workspace_id, api_token_id, request_key),
  foreign key (workspace_id, api_token_id) references api_tokens on delete cascade
);
create index api_request_keys_by_time on api_request_keys (workspace_id, created_at);
select protect_tenant_table('api_request_keys');

-- Items that the programs of a workspace have sent in the current minute.
create table api_item_counts (
  workspace_id uuid not null references workspaces on delete cascade,
  count integer not null,
  resets_at timestamptz not null,
  primary key (workspace_id)
);
select protect_tenant_table('api_item_counts');

-- What items mean, as vectors of their passages: a number of bytes each, one after the other, with where each begins.
create table search_vectors (
  workspace_id uuid not null references workspaces on delete cascade,
  item_id uuid not null,
  -- Rises with every change, as the seq of items does.
  seq bigint not null,
  model text not null,
  -- Of the text that was read: what only moved need not be read again.
  text_hash text not null,
  starts integer[] not null,
  vectors bytea not null,
  primary key (workspace_id, item_id)
);
alter table search_vectors alter column vectors set storage external;
create unique index search_vectors_by_seq on search_vectors (workspace_id, seq);
select protect_tenant_table('search_vectors');

alter table search_states
  add column vector_seq bigint not null default 0,
  -- Items up to here have their vectors.
  add column embedded_to bigint not null default 0,
  add column embedded_model text not null default '';

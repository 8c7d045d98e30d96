-- Rich documents (notes, insights, readmes). What people type is appended to document_updates and never changed;
-- compaction folds old updates into the snapshot in one transaction.

create table documents (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('note', 'insight', 'readme', 'home')),
  -- The object whose permission map decides who may read and write.
  owner_id uuid not null,
  locked boolean not null default false,
  trashed boolean not null default false,
  snapshot bytea not null,
  -- Derived from the content; text_current says whether the newest update is in it.
  text text not null default '',
  text_current boolean not null default true,
  created_at timestamptz not null,
  edited_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, owner_id) references access_objects on delete cascade
);
create index documents_by_owner on documents (workspace_id, owner_id);
create index documents_to_derive on documents (workspace_id, id) where not text_current;
select protect_tenant_table('documents');

create table document_updates (
  workspace_id uuid not null,
  document_id uuid not null,
  seq bigint generated always as identity,
  update bytea not null,
  member_id uuid,
  created_at timestamptz not null,
  primary key (workspace_id, document_id, seq),
  foreign key (workspace_id, document_id) references documents on delete cascade
);
select protect_tenant_table('document_updates');

create table document_versions (
  workspace_id uuid not null,
  document_id uuid not null,
  id uuid not null,
  state bytea not null,
  member_ids uuid[] not null default '{}',
  reason text not null check (reason in ('edit', 'restore')),
  created_at timestamptz not null,
  primary key (workspace_id, document_id, id),
  foreign key (workspace_id, document_id) references documents on delete cascade
);
create index document_versions_by_time on document_versions (workspace_id, document_id, created_at desc, id desc);
select protect_tenant_table('document_versions');

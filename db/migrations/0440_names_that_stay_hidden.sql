-- Who speaks in a document, as far as its text was derived; null until then.
alter table documents add column speakers text[];
drop index documents_to_derive;
create index documents_to_derive on documents (workspace_id, id) where not text_current or speakers is null;

-- Of names that Hark no longer has: pages that hid them go on hiding them. What they were can't be read from it.
create table kept_names (
  workspace_id uuid not null,
  project_id uuid not null,
  print bytea not null,
  -- How many words the name has; 0 for a part of one.
  words smallint not null,
  primary key (workspace_id, project_id, print),
  foreign key (workspace_id, project_id) references projects on delete cascade
);
select protect_tenant_table('kept_names');

-- Which number somebody has on the public pages of a project or a folder that hide names: given once, never to others.
create table participant_numbers (
  workspace_id uuid not null,
  place_id uuid not null,
  -- A print of a name, or of the id of a contact.
  print bytea not null,
  number int not null,
  primary key (workspace_id, place_id, print),
  foreign key (workspace_id, place_id) references access_objects on delete cascade
);
select protect_tenant_table('participant_numbers');

-- Tables also become definitions of fields, of the workspace or of one project.
alter table imports
  add column field_owner text check (field_owner in ('note', 'insight', 'person', 'project')),
  drop constraint imports_target_check,
  add constraint imports_target_check check (target in ('NOTES', 'CONTACTS', 'DATA_POINTS', 'TAGS', 'FIELDS')),
  add constraint imports_owner_check check ((target = 'FIELDS') = (field_owner is not null));

alter table import_columns
  drop constraint import_columns_target_check,
  add constraint import_columns_target_check
    check (target in ('NOTES', 'CONTACTS', 'DATA_POINTS', 'TAGS', 'FIELDS'));

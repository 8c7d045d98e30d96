-- Which kinds there are is said by the slices. A list here would have to be changed for each new one; the form of the
-- name is all that the database holds on to.
alter table access_objects drop constraint access_objects_type_check,
  add constraint access_objects_type_check check (type ~ '^[a-z][a-zA-Z]*$');
alter table invites drop constraint invites_object_type_check,
  add constraint invites_object_type_check check (object_type ~ '^[a-z][a-zA-Z]*$');
alter table public_links drop constraint public_links_object_type_check,
  add constraint public_links_object_type_check check (object_type ~ '^[a-z][a-zA-Z]*$');
alter table documents drop constraint documents_kind_check,
  add constraint documents_kind_check check (kind ~ '^[a-z][a-zA-Z]*$');
alter table search_items drop constraint search_items_type_check,
  add constraint search_items_type_check check (type ~ '^[A-Z][A-Z_]*$');

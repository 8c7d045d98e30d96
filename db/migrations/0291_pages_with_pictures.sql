-- Pages and pictures of a folder wait for each other: a picture that a page shows becomes a part of its note.

alter table bulk_import_files drop constraint bulk_import_files_state_check;
alter table bulk_import_files add constraint bulk_import_files_state_check
  check (state in ('WAITING', 'UPLOADED', 'IMPORTED', 'SKIPPED', 'FAILED', 'CANCELLED'));

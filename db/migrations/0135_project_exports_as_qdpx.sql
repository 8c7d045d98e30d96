-- A project can be exported as a REFI-QDA project.

alter table project_exports drop constraint project_exports_kind_check;
alter table project_exports add constraint project_exports_kind_check
  check (kind in ('HIGHLIGHTS', 'NOTES', 'DOCUMENTS', 'TRANSCRIPTS', 'QDPX', 'CODEBOOK'));

-- Word and PDF files, further tables, and tables as Excel workbooks.
alter table project_exports drop constraint project_exports_kind_check;
alter table project_exports add constraint project_exports_kind_check check (kind in
  ('COMMUNITY', 'COMMUNITY_LINKS', 'HIGHLIGHTS', 'NOTES', 'INSIGHTS', 'TAGS', 'CONTACTS', 'CHARTS', 'DOCUMENTS', 'WORD',
   'PDF', 'TRANSCRIPTS', 'QDPX', 'CODEBOOK'));
alter table project_exports add column format text not null default 'CSV'
  constraint project_exports_format_check check (format in ('CSV', 'XLSX'));

-- Where hidden words were on the pages of a PDF, in shares of the page. What people see of the file is drawn without them.
create table pdf_covers (
  workspace_id uuid not null,
  file_id uuid not null,
  id uuid not null,
  page integer not null check (page >= 1),
  left_at double precision not null,
  top_at double precision not null,
  width double precision not null,
  height double precision not null,
  -- What the text shows in place of the words.
  label text not null check (length(label) between 1 and 100),
  -- Their words are permanently deleted: the file itself is drawn again without them.
  purged boolean not null default false,
  primary key (workspace_id, id),
  foreign key (workspace_id, file_id) references files on delete cascade
);
create index pdf_covers_by_file on pdf_covers (workspace_id, file_id, page);
select protect_tenant_table('pdf_covers');

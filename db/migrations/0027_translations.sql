-- What is said in a recording, in another language. The words of the note stay as they are.
create table translations (
  workspace_id uuid not null,
  id uuid not null,
  file_id uuid not null,
  -- The note whose document holds the words.
  note_id uuid not null,
  language text not null check (length(language) <= 20),
  status text not null check (status in ('Requested', 'Success', 'Failure')),
  error text check (error in ('UnsupportedLanguagePair', 'Error')),
  message text,
  engine text not null default '',
  -- [{start, end, speaker, text}] in the order of time.
  parts jsonb not null default '[]',
  -- All of it, for the search.
  text text not null default '',
  job_id uuid,
  requested_by uuid,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, note_id) references access_objects on delete cascade,
  foreign key (workspace_id, file_id) references files on delete cascade
);
create unique index translations_once on translations (workspace_id, file_id, language);
create index translations_by_note on translations (workspace_id, note_id);
select protect_tenant_table('translations');

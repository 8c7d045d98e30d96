-- Files, what is made from them, transcripts, redactions, reels. The bytes are in the storage, below
-- <workspace>/<file>; rows say what is there.

create table files (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  -- The project, note or insight whose permission map decides.
  owner_id uuid not null,
  owner_type text not null check (owner_type in ('project', 'note', 'insight')),
  -- Dropped into a project: becomes a note of its own when it is whole.
  makes_note boolean not null default false,
  name text not null check (length(name) <= 500),
  -- What the content is, not what the name says.
  content_type text not null default 'application/octet-stream',
  type text not null default 'OTHER'
    check (type in ('AUDIO', 'IMAGE', 'VIDEO', 'SPREADSHEET', 'DOCUMENT', 'PRESENTATION', 'OTHER')),
  size bigint not null check (size >= 0),
  status text not null check (status in ('UPLOADING', 'DONE', 'FAILED', 'CANCELLED')),
  uploaded_bytes bigint not null default 0,
  error text,
  width integer,
  height integer,
  color text,
  duration double precision,
  media_type text check (media_type in ('AUDIO', 'VIDEO')),
  page_count integer,
  processing text not null default 'NONE'
    check (processing in ('NONE', 'WAITING', 'PROGRESSING', 'COMPLETE', 'ERROR', 'CANCELLED')),
  processing_error_code text,
  processing_error text,
  job_id uuid,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  uploaded_at timestamptz,
  trashed_at timestamptz,
  trashed_by uuid,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, owner_id) references access_objects on delete cascade
);
create index files_by_owner on files (workspace_id, owner_id, created_at desc, id desc);
create index files_uploading on files (workspace_id, updated_at) where status = 'UPLOADING';
create index files_in_trash on files (workspace_id, trashed_at) where trashed_at is not null;
select protect_tenant_table('files');

-- What was made from a file: streams, pictures, sound.
create table file_outputs (
  workspace_id uuid not null,
  file_id uuid not null,
  kind text not null,
  meta jsonb not null default '{}',
  bytes bigint not null default 0,
  created_at timestamptz not null,
  primary key (workspace_id, file_id, kind),
  foreign key (workspace_id, file_id) references files on delete cascade
);
select protect_tenant_table('file_outputs');

-- The course of a media or document job, for whoever wants to know what happened.
create table media_events (
  workspace_id uuid not null,
  file_id uuid not null,
  seq bigint generated always as identity,
  event text not null,
  payload jsonb not null default '{}',
  created_at timestamptz not null,
  primary key (workspace_id, file_id, seq),
  foreign key (workspace_id, file_id) references files on delete cascade
);
select protect_tenant_table('media_events');

create table file_pages (
  workspace_id uuid not null,
  file_id uuid not null,
  page integer not null check (page >= 1),
  text text not null,
  source text not null check (source in ('TEXT', 'OCR', 'NONE')),
  width double precision,
  height double precision,
  primary key (workspace_id, file_id, page),
  foreign key (workspace_id, file_id) references files on delete cascade
);
select protect_tenant_table('file_pages');

-- Bytes whose row is gone; a sweep takes them out of the storage.
create table stored_garbage (
  workspace_id uuid not null references workspaces on delete cascade,
  prefix text not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, prefix)
);
select protect_tenant_table('stored_garbage');

create function leave_stored_garbage() returns trigger
  language plpgsql as $$
begin
  -- With its workspace everything goes, and there is nobody left to name it to.
  insert into stored_garbage (workspace_id, prefix)
  select old.workspace_id, old.workspace_id || '/' || old.id
  where exists (select 1 from workspaces where id = old.workspace_id)
  on conflict do nothing;
  return old;
end
$$;
create trigger files_leave_garbage after delete on files for each row execute function leave_stored_garbage();

create table transcripts (
  workspace_id uuid not null,
  id uuid not null,
  file_id uuid,
  -- The note whose document holds the words.
  note_id uuid not null,
  origin text not null check (origin in ('ENGINE', 'IMPORT')),
  engine text not null default '',
  language text,
  status text not null check (status in ('REQUESTED', 'COMPLETE', 'FAILED', 'CANCELLED')),
  error text,
  duration double precision not null default 0,
  -- Counted against the month's minutes when the engine starts.
  counted_minutes integer not null default 0,
  counted_month date,
  rating text check (rating in ('Good', 'Bad')),
  rated_by uuid,
  job_id uuid,
  requested_by uuid,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, note_id) references access_objects on delete cascade,
  foreign key (workspace_id, file_id) references files on delete cascade
);
create index transcripts_by_note on transcripts (workspace_id, note_id, created_at desc, id desc);
create index transcripts_by_file on transcripts (workspace_id, file_id, created_at desc);
create index transcripts_by_month on transcripts (workspace_id, counted_month);
select protect_tenant_table('transcripts');

create table transcription_settings (
  workspace_id uuid not null,
  project_id uuid not null,
  language text not null default 'auto',
  vocabulary text[] not null default '{}',
  updated_at timestamptz not null,
  primary key (workspace_id, project_id),
  foreign key (workspace_id, project_id) references access_objects on delete cascade
);
select protect_tenant_table('transcription_settings');

create table redactions (
  workspace_id uuid not null,
  file_id uuid not null,
  id uuid not null,
  video_blur boolean not null,
  audio_muted boolean not null,
  start_at double precision not null check (start_at >= 0),
  end_at double precision not null,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (workspace_id, file_id, id),
  foreign key (workspace_id, file_id) references files on delete cascade
);
select protect_tenant_table('redactions');

create table reels (
  workspace_id uuid not null,
  id uuid not null,
  -- The note or insight that it stands in.
  owner_id uuid not null,
  owner_type text not null check (owner_type in ('project', 'note', 'insight')),
  title text not null check (length(title) <= 204),
  layout text not null check (layout in ('Reel', 'TwoColumn', 'ThreeColumn')),
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, owner_id) references access_objects on delete cascade
);
create index reels_by_owner on reels (workspace_id, owner_id, created_at desc, id desc);
select protect_tenant_table('reels');

create table reel_parts (
  workspace_id uuid not null,
  reel_id uuid not null,
  position integer not null,
  highlight_id uuid,
  file_id uuid not null,
  title text not null default '' check (length(title) <= 500),
  start_at double precision not null check (start_at >= 0),
  end_at double precision not null,
  primary key (workspace_id, reel_id, position),
  foreign key (workspace_id, reel_id) references reels on delete cascade,
  foreign key (workspace_id, file_id) references files on delete cascade
);
select protect_tenant_table('reel_parts');

-- Clips and reels as files to download.
create table media_exports (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('CLIP', 'REEL')),
  owner_id uuid not null,
  filename text not null check (length(filename) between 1 and 204),
  parts jsonb not null,
  settings jsonb not null default '{}',
  status text not null check (status in ('WAITING', 'COMPLETE', 'FAILED', 'CANCELLED')),
  error text,
  duration double precision,
  bytes bigint,
  job_id uuid,
  requested_by uuid not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, owner_id) references access_objects on delete cascade
);
create index media_exports_by_person on media_exports (workspace_id, requested_by, created_at desc, id desc);
select protect_tenant_table('media_exports');
create trigger media_exports_leave_garbage after delete on media_exports
  for each row execute function leave_stored_garbage();

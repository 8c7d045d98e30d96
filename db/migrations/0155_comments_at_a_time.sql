-- Comments on a moment of a recording.
alter table comment_threads
  add column file_id uuid,
  add column at_seconds double precision check (at_seconds between 0 and 360000);
alter table comment_threads drop constraint comment_threads_anchor_check;
alter table comment_threads add constraint comment_threads_anchor_check
  check (anchor in ('document', 'selection', 'highlight', 'moment'));
alter table comment_threads add constraint comment_threads_moment_whole
  check ((anchor = 'moment') = (file_id is not null) and (anchor = 'moment') = (at_seconds is not null));

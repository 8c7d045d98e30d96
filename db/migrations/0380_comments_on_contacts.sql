-- A thread is about a note or an insight, or about a contact, which no permission map governs.
alter table comment_threads
  alter column object_id drop not null,
  add column person_id uuid,
  add foreign key (workspace_id, person_id) references people on delete cascade,
  drop constraint comment_threads_object_type_check,
  add constraint comment_threads_object_type_check check (object_type in ('note', 'insight', 'person')),
  add constraint comment_threads_about_one check (
    (object_type = 'person') = (person_id is not null) and (object_id is null) = (person_id is not null)),
  add constraint comment_threads_on_whole_contact check (person_id is null or anchor = 'document');
create index comment_threads_by_person on comment_threads (workspace_id, person_id, created_at desc, id desc)
  where person_id is not null;

-- What a notice is about, whom its reader has to be able to know still.
alter table notifications
  add column person_id uuid,
  add foreign key (workspace_id, person_id) references people on delete cascade,
  add constraint notifications_about_one check (object_id is null or person_id is null);
create index notifications_by_person on notifications (workspace_id, person_id) where person_id is not null;

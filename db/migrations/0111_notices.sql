-- How a person wants to hear of each kind of notice: in the app, by mail at once, in the digest, or not at all.
-- object_id null: for everything that has no choice of its own.
create table notice_choices (
  workspace_id uuid not null,
  member_id uuid not null,
  object_id uuid,
  notice text not null check (length(notice) <= 50),
  way text not null check (way in ('APP', 'MAIL', 'DIGEST', 'OFF')),
  constraint notice_choices_once unique nulls not distinct (workspace_id, member_id, object_id, notice),
  foreign key (workspace_id, member_id) references members on delete cascade,
  foreign key (workspace_id, object_id) references access_objects on delete cascade
);
select protect_tenant_table('notice_choices');

-- Waits for the next digest; null once it was mailed, or where it is shown in the app alone.
alter table notifications add column digest_from timestamptz;
create index notifications_to_digest on notifications (workspace_id, digest_from) where digest_from is not null;

-- Where the person who gets a mail can stop it with one click.
alter table outgoing_mails add column unsubscribe_url text;

-- A deleted comment keeps its words until it is purged; without a body it says nothing.
alter table comments drop constraint comments_deleted_is_gone;
alter table comments add constraint comments_without_body_are_silent check (body is not null or text = '');
create index comments_in_trash on comments (workspace_id, deleted_at) where deleted_at is not null and body is not null;

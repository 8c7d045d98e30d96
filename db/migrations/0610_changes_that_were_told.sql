-- Typing is told of after a pause. Where a server ends before that, this says what is still to be told.
alter table documents add column change_told boolean not null default true;
create index documents_to_tell on documents (workspace_id, id) where not change_told;

-- Tables also become data points of a channel and tags of a board.
alter table imports
  add column channel_id uuid,
  add column board_id uuid,
  add foreign key (workspace_id, channel_id) references channels on delete cascade,
  add foreign key (workspace_id, board_id) references tag_boards on delete cascade,
  drop constraint imports_target_check,
  add constraint imports_target_check check (target in ('NOTES', 'CONTACTS', 'DATA_POINTS', 'TAGS'));
create index imports_by_channel on imports (workspace_id, channel_id) where channel_id is not null;
create index imports_by_board on imports (workspace_id, board_id) where board_id is not null;

alter table import_columns
  drop constraint import_columns_target_check,
  add constraint import_columns_target_check check (target in ('NOTES', 'CONTACTS', 'DATA_POINTS', 'TAGS'));

-- Groups that an import of tags made, and tags that rows of notes brought along; they go with an undo if nothing else
-- uses them.
alter table import_batches
  add column group_ids uuid[] not null default '{}',
  add column tag_ids uuid[] not null default '{}';

-- One list of everything that somebody brought.
create index project_imports_of_member on project_imports (workspace_id, requested_by, created_at desc, id desc);

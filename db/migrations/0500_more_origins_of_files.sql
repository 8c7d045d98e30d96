-- Memos and sets of the exchange format are comments, options of a field and views, which an export finds again.

alter table refi_origins drop constraint refi_origins_kind_check;
alter table refi_origins add constraint refi_origins_kind_check check (kind in ('project', 'note', 'insight',
  'highlight', 'coding', 'part', 'tag', 'tagGroup', 'tagBoard', 'field', 'person', 'comment', 'set', 'view'));

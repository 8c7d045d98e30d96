-- A canvas is a document too: what people put on the board is in the same log, under the project's permission map.
alter table documents drop constraint documents_kind_check;
alter table documents add constraint documents_kind_check
  check (kind in ('note', 'insight', 'readme', 'home', 'canvas'));

-- Who speaks in the part of a transcript that a highlight marks, a name a line, as the document says it. Follows the
-- document as the text does; empty for what nobody is known to have said.
alter table highlights add column speakers text not null default '';

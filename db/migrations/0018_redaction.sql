-- Counts how often the redactions of a recording changed. What was made from it before lies in other folders and is no
-- longer served from the moment the number goes up.
alter table files add column redaction integer not null default 0;

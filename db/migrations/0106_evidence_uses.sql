-- Which highlights and notes the cards of an insight show. Follows the insight's document; `note_id` is the note that
-- a highlight is in, or the note itself.
create table evidence_uses (
  workspace_id uuid not null,
  insight_id uuid not null,
  target_id uuid not null,
  note_id uuid,
  primary key (workspace_id, insight_id, target_id),
  foreign key (workspace_id, insight_id) references insights (workspace_id, id) on delete cascade
);
create index evidence_uses_by_target on evidence_uses (workspace_id, target_id);
create index evidence_uses_by_note on evidence_uses (workspace_id, note_id) where note_id is not null;
select protect_tenant_table('evidence_uses');

-- Insights that are older than this: their documents are read once, in the background.
create table evidence_waiting (
  workspace_id uuid not null,
  insight_id uuid not null,
  primary key (workspace_id, insight_id),
  foreign key (workspace_id, insight_id) references insights (workspace_id, id) on delete cascade
);
alter table insights no force row level security;
insert into evidence_waiting (workspace_id, insight_id) select workspace_id, id from insights;
alter table insights force row level security;
select protect_tenant_table('evidence_waiting');

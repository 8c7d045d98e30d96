alter table ai_modes drop constraint ai_modes_feature_check,
  add constraint ai_modes_feature_check check (feature in ('Highlights', 'Tags', 'Redact'));
alter table suggestion_runs drop constraint suggestion_runs_feature_check,
  add constraint suggestion_runs_feature_check check (feature in ('Highlights', 'Tags', 'Redact'));

-- Which kinds of personal data are looked for. Null: the default ones.
alter table model_settings add column personal_kinds text[];

-- Personal data in a text: the words once, however often they are written. What is not personal stays, so that it is
-- not found again; what is hidden stays for people with full access, until they delete it permanently.
create table personal_data (
  workspace_id uuid not null,
  id uuid not null,
  object_type text not null check (object_type in ('note', 'insight')),
  object_id uuid not null,
  kind text not null check (kind in ('person', 'email', 'phone', 'address', 'place', 'organization', 'card', 'iban',
    'ssn', 'ip')),
  -- Null once it is permanently deleted.
  words text check (length(words) between 1 and 500),
  -- What the text shows in place of hidden words.
  label text check (length(label) between 1 and 100),
  -- Where the words were first, when they were found.
  place integer not null default 0,
  found_by text not null check (found_by in ('pattern', 'people', 'model')),
  state text not null default 'open' check (state in ('open', 'hidden', 'kept', 'purged')),
  created_at timestamptz not null,
  reviewed_by uuid,
  reviewed_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, object_id) references access_objects on delete cascade,
  check ((state in ('hidden', 'purged')) = (label is not null)),
  check ((state = 'purged') = (words is null))
);
create unique index personal_data_words on personal_data (workspace_id, object_id, words);
select protect_tenant_table('personal_data');

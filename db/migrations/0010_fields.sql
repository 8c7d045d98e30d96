-- Custom fields of notes, insights, people and projects with their values; survey questions with their responses.

-- The fields of one kind of thing: in one project, or in the whole workspace.
create table field_sets (
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  owner text not null check (owner in ('note', 'insight', 'person', 'project')),
  project_id uuid,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, project_id) references projects on delete cascade
);
create index field_sets_by_project on field_sets (workspace_id, project_id, owner);
select protect_tenant_table('field_sets');

create table fields (
  workspace_id uuid not null,
  id uuid not null,
  field_set_id uuid not null,
  label text not null check (length(label) between 1 and 200),
  type text not null check (type in ('BOOLEAN', 'DATETIME', 'EMAIL', 'NPS', 'NUMBER', 'PERSON', 'PHONE', 'SELECT', 'TEXT', 'URL')),
  number_format text check (number_format in ('number', 'number_with_commas', 'percent', 'currency')),
  currency_symbol text check (length(currency_symbol) <= 5),
  max_options integer check (max_options > 0),
  rank double precision not null default 0,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  trashed_at timestamptz,
  trashed_by uuid,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, field_set_id) references field_sets on delete cascade
);
create index fields_by_set on fields (workspace_id, field_set_id, rank, id) where trashed_at is null;
select protect_tenant_table('fields');

create table field_options (
  workspace_id uuid not null,
  id uuid not null,
  field_id uuid not null,
  label text not null check (length(label) between 1 and 50),
  color text not null check (length(color) <= 20),
  rank double precision not null default 0,
  created_at timestamptz not null,
  trashed_at timestamptz,
  trashed_by uuid,
  primary key (workspace_id, id),
  foreign key (workspace_id, field_id) references fields on delete cascade
);
create index field_options_by_field on field_options (workspace_id, field_id, rank, id);
select protect_tenant_table('field_options');

-- What a project says of the workspace's fields: shown or not, and where. Without a row: shown, in their own order.
create table field_preferences (
  workspace_id uuid not null,
  project_id uuid not null,
  field_id uuid not null,
  visible boolean not null default true,
  rank double precision,
  primary key (workspace_id, project_id, field_id),
  foreign key (workspace_id, project_id) references projects on delete cascade,
  foreign key (workspace_id, field_id) references fields on delete cascade
);
create index field_preferences_by_field on field_preferences (workspace_id, field_id);
select protect_tenant_table('field_preferences');

-- One row a filled field. `value` is the text that people gave, in its one spelling; what it means stands beside it
-- for filters, sorts and groups. Options and people are ids and have no text.
create table field_values (
  workspace_id uuid not null,
  object_id uuid not null,
  field_id uuid not null,
  value text check (length(value) <= 10299),
  number_value double precision,
  date_value timestamptz,
  boolean_value boolean,
  ids uuid[] check (cardinality(ids) between 1 and 200),
  updated_by uuid,
  updated_at timestamptz not null,
  primary key (workspace_id, object_id, field_id),
  foreign key (workspace_id, field_id) references fields on delete cascade
);
create index field_values_by_field on field_values (workspace_id, field_id, object_id);
create index field_values_by_number on field_values (workspace_id, field_id, number_value, object_id)
  where number_value is not null;
create index field_values_by_date on field_values (workspace_id, field_id, date_value, object_id)
  where date_value is not null;
create index field_values_by_text on field_values (workspace_id, field_id, lower(left(value, 200)), object_id)
  where value is not null;
select protect_tenant_table('field_values');

-- Where an option stood when it was deleted, so that it can come back there.
create table trashed_option_values (
  workspace_id uuid not null,
  option_id uuid not null,
  object_id uuid not null,
  position integer not null,
  primary key (workspace_id, option_id, object_id),
  foreign key (workspace_id, option_id) references field_options on delete cascade
);
create index trashed_option_values_by_object on trashed_option_values (workspace_id, object_id);
select protect_tenant_table('trashed_option_values');

-- Values refer to things of several kinds, which no foreign key can: what is gone for good takes them along.
create function forget_field_values() returns trigger language plpgsql as $$
begin
  delete from field_values v using gone
    where v.workspace_id = gone.workspace_id and v.object_id = gone.id;
  delete from trashed_option_values v using gone
    where v.workspace_id = gone.workspace_id and v.object_id = gone.id;
  return null;
end
$$;
create trigger forget_field_values after delete on access_objects
  referencing old table as gone for each statement execute function forget_field_values();

create table questions (
  workspace_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  title text not null check (length(title) between 1 and 250),
  type text not null check (type in ('FREE_TEXT', 'MULTI_SELECT', 'SINGLE_SELECT')),
  options jsonb not null default '[]',
  rank double precision not null default 0,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  trashed_at timestamptz,
  trashed_by uuid,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, project_id) references projects on delete cascade,
  constraint questions_options_bounded check (length(options::text) <= 200000)
);
create index questions_by_project on questions (workspace_id, project_id, rank, id) where trashed_at is null;
select protect_tenant_table('questions');

create table question_responses (
  workspace_id uuid not null,
  id uuid not null,
  question_id uuid not null,
  note_id uuid not null,
  text text check (length(text) <= 10299),
  option_ids uuid[] not null default '{}',
  updated_by uuid,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, note_id, question_id),
  foreign key (workspace_id, question_id) references questions on delete cascade,
  foreign key (workspace_id, note_id) references notes on delete cascade
);
create index question_responses_by_question on question_responses (workspace_id, question_id);
select protect_tenant_table('question_responses');

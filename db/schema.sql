table access_objects row security forced
  id uuid not null
  parent_id uuid
  source_id uuid not null
  type text not null
  workspace_id uuid not null
  constraint access_objects_pkey PRIMARY KEY (workspace_id, id)
  constraint access_objects_type_check CHECK ((type ~ '^[a-z][a-zA-Z]*$'::text))
  constraint access_objects_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  constraint access_objects_workspace_id_parent_id_fkey FOREIGN KEY (workspace_id, parent_id) REFERENCES access_objects(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX access_objects_by_parent ON public.access_objects USING btree (workspace_id, parent_id)
  CREATE INDEX access_objects_by_source ON public.access_objects USING btree (workspace_id, source_id)
  CREATE UNIQUE INDEX access_objects_pkey ON public.access_objects USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
  CREATE TRIGGER forget_field_values AFTER DELETE ON public.access_objects REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_field_values()
  CREATE TRIGGER forget_stars_and_visits AFTER DELETE ON public.access_objects REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_stars_and_visits()
table access_requests row security forced
  answered_at timestamp with time zone
  answered_by uuid
  approved boolean
  created_at timestamp with time zone not null
  id uuid not null
  member_id uuid not null
  message text not null default ''::text
  object_id uuid not null
  workspace_id uuid not null
  constraint access_requests_message_check CHECK ((length(message) <= 1000))
  constraint access_requests_pkey PRIMARY KEY (workspace_id, id)
  constraint access_requests_workspace_id_member_id_fkey FOREIGN KEY (workspace_id, member_id) REFERENCES members(workspace_id, id) ON DELETE CASCADE
  constraint access_requests_workspace_id_object_id_fkey FOREIGN KEY (workspace_id, object_id) REFERENCES access_objects(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX access_requests_by_time ON public.access_requests USING btree (workspace_id, created_at DESC, id DESC) WHERE (answered_at IS NULL)
  CREATE UNIQUE INDEX access_requests_pkey ON public.access_requests USING btree (workspace_id, id)
  CREATE UNIQUE INDEX one_open_request ON public.access_requests USING btree (workspace_id, object_id, member_id) WHERE (answered_at IS NULL)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table account_factors row security
  account_id uuid not null
  confirmed_at timestamp with time zone
  counter bigint
  created_at timestamp with time zone not null
  credential_id text
  id uuid not null
  kind text not null
  last_step bigint
  last_used_at timestamp with time zone
  name text not null
  public_key bytea
  relying_party text
  secret_id uuid
  transports text[]
  constraint account_factors_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
  constraint account_factors_check CHECK (((kind <> 'TOTP'::text) OR (secret_id IS NOT NULL)))
  constraint account_factors_check1 CHECK (((kind <> 'PASSKEY'::text) OR ((credential_id IS NOT NULL) AND (public_key IS NOT NULL) AND (counter IS NOT NULL) AND (relying_party IS NOT NULL))))
  constraint account_factors_credential_id_check CHECK ((length(credential_id) <= 1400))
  constraint account_factors_credential_id_key UNIQUE (credential_id)
  constraint account_factors_kind_check CHECK ((kind = ANY (ARRAY['TOTP'::text, 'PASSKEY'::text])))
  constraint account_factors_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100)))
  constraint account_factors_pkey PRIMARY KEY (id)
  constraint account_factors_relying_party_check CHECK ((length(relying_party) <= 253))
  CREATE INDEX account_factors_by_account ON public.account_factors USING btree (account_id)
  CREATE UNIQUE INDEX account_factors_credential_id_key ON public.account_factors USING btree (credential_id)
  CREATE UNIQUE INDEX account_factors_pkey ON public.account_factors USING btree (id)
  policy directory for * using (true) check (true)
table account_identities row security
  account_id uuid not null
  created_at timestamp with time zone not null
  email text not null
  id uuid not null
  issuer text not null
  last_used_at timestamp with time zone not null
  provider text not null
  subject text not null
  constraint account_identities_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
  constraint account_identities_email_check CHECK ((length(email) <= 320))
  constraint account_identities_issuer_check CHECK ((length(issuer) <= 500))
  constraint account_identities_pkey PRIMARY KEY (id)
  constraint account_identities_provider_issuer_subject_key UNIQUE (provider, issuer, subject)
  constraint account_identities_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 255)))
  CREATE INDEX account_identities_by_account ON public.account_identities USING btree (account_id)
  CREATE UNIQUE INDEX account_identities_pkey ON public.account_identities USING btree (id)
  CREATE UNIQUE INDEX account_identities_provider_issuer_subject_key ON public.account_identities USING btree (provider, issuer, subject)
  policy directory for * using (true) check (true)
table account_recovery_codes row security
  account_id uuid not null
  code_hash bytea not null
  created_at timestamp with time zone not null
  used_at timestamp with time zone
  constraint account_recovery_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
  constraint account_recovery_codes_pkey PRIMARY KEY (account_id, code_hash)
  CREATE UNIQUE INDEX account_recovery_codes_pkey ON public.account_recovery_codes USING btree (account_id, code_hash)
  policy directory for * using (true) check (true)
table account_sessions row security
  account_id uuid not null
  address text
  created_at timestamp with time zone not null
  expires_at timestamp with time zone not null
  id uuid not null
  last_seen_at timestamp with time zone
  passkey_challenge text
  passkey_challenge_until timestamp with time zone
  provider text not null
  provider_session text
  revoked_at timestamp with time zone
  second_factor_at timestamp with time zone
  second_factor_due boolean not null default false
  token_hash bytea not null
  user_agent text
  workspace_id uuid
  constraint account_sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
  constraint account_sessions_address_check CHECK ((length(address) <= 100))
  constraint account_sessions_pkey PRIMARY KEY (id)
  constraint account_sessions_provider_session_check CHECK ((length(provider_session) <= 300))
  constraint account_sessions_token_hash_key UNIQUE (token_hash)
  constraint account_sessions_user_agent_check CHECK ((length(user_agent) <= 300))
  constraint account_sessions_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE INDEX account_sessions_by_account ON public.account_sessions USING btree (account_id)
  CREATE INDEX account_sessions_of_provider ON public.account_sessions USING btree (workspace_id, provider_session) WHERE ((provider_session IS NOT NULL) AND (revoked_at IS NULL))
  CREATE UNIQUE INDEX account_sessions_pkey ON public.account_sessions USING btree (id)
  CREATE UNIQUE INDEX account_sessions_token_hash_key ON public.account_sessions USING btree (token_hash)
  policy directory for * using (true) check (true)
  policy own_sessions for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
table accounts row security
  created_at timestamp with time zone not null
  email text not null
  id uuid not null
  marketing_comms_enabled boolean not null default false
  name text not null default ''::text
  password_hash text
  unproven_since timestamp with time zone
  updated_at timestamp with time zone not null
  constraint accounts_email_check CHECK (((email = lower(email)) AND (length(email) <= 320)))
  constraint accounts_email_key UNIQUE (email)
  constraint accounts_name_check CHECK ((length(name) <= 100))
  constraint accounts_pkey PRIMARY KEY (id)
  CREATE UNIQUE INDEX accounts_email_key ON public.accounts USING btree (email)
  CREATE UNIQUE INDEX accounts_pkey ON public.accounts USING btree (id)
  policy directory for * using (true) check (true)
table agent_run_citations row security forced
  end_at integer not null
  file_id uuid
  item_id uuid not null
  page integer
  parent_id uuid
  place integer not null
  quote text not null
  run_id uuid not null
  seconds real
  sentence integer not null
  speaker text
  start_at integer not null
  type text not null
  workspace_id uuid not null
  constraint agent_run_citations_pkey PRIMARY KEY (workspace_id, run_id, sentence, place)
  constraint agent_run_citations_type_check CHECK ((type = ANY (ARRAY['highlight'::text, 'insight'::text, 'note'::text, 'theme'::text, 'tag'::text])))
  constraint agent_run_citations_workspace_id_run_id_fkey FOREIGN KEY (workspace_id, run_id) REFERENCES agent_runs(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX agent_run_citations_by_item ON public.agent_run_citations USING btree (workspace_id, item_id)
  CREATE UNIQUE INDEX agent_run_citations_pkey ON public.agent_run_citations USING btree (workspace_id, run_id, sentence, place)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table agent_run_sentences row security forced
  doubt text
  opens text
  place integer not null
  run_id uuid not null
  text text not null
  workspace_id uuid not null
  constraint agent_run_sentences_opens_check CHECK ((opens = ANY (ARRAY['paragraph'::text, 'item'::text])))
  constraint agent_run_sentences_pkey PRIMARY KEY (workspace_id, run_id, place)
  constraint agent_run_sentences_workspace_id_run_id_fkey FOREIGN KEY (workspace_id, run_id) REFERENCES agent_runs(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX agent_run_sentences_pkey ON public.agent_run_sentences USING btree (workspace_id, run_id, place)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table agent_run_sources row security forced
  end_at integer not null
  item_id uuid not null
  number smallint not null
  run_id uuid not null
  start_at integer not null
  workspace_id uuid not null
  constraint agent_run_sources_pkey PRIMARY KEY (workspace_id, run_id, number)
  constraint agent_run_sources_workspace_id_run_id_fkey FOREIGN KEY (workspace_id, run_id) REFERENCES agent_runs(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX agent_run_sources_pkey ON public.agent_run_sources USING btree (workspace_id, run_id, number)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table agent_runs row security forced
  agent_id uuid not null
  answered boolean not null default false
  created_at timestamp with time zone not null
  document_id uuid
  document_kind text
  dry boolean not null
  due_at timestamp with time zone
  engine text
  finished_at timestamp with time zone
  id uuid not null
  job_id uuid
  missed_count integer
  model text not null default ''::text
  problem text
  prompt text not null
  request_key text
  started_at timestamp with time zone
  state text not null
  stream_id uuid
  tokens integer not null default 0
  trigger text not null
  workspace_id uuid not null
  constraint agent_runs_document_kind_check CHECK ((document_kind = ANY (ARRAY['note'::text, 'insight'::text, 'doc'::text])))
  constraint agent_runs_engine_check CHECK ((engine = ANY (ARRAY['embedded'::text, 'model'::text])))
  constraint agent_runs_pkey PRIMARY KEY (workspace_id, id)
  constraint agent_runs_request_key_check CHECK (((length(request_key) >= 1) AND (length(request_key) <= 100)))
  constraint agent_runs_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text, 'cancelled'::text, 'missed'::text, 'refused'::text])))
  constraint agent_runs_trigger_check CHECK ((trigger = ANY (ARRAY['schedule'::text, 'event'::text, 'manual'::text])))
  constraint agent_runs_workspace_id_agent_id_fkey FOREIGN KEY (workspace_id, agent_id) REFERENCES agents(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX agent_runs_asked_once ON public.agent_runs USING btree (workspace_id, agent_id, request_key) WHERE (request_key IS NOT NULL)
  CREATE INDEX agent_runs_by_document ON public.agent_runs USING btree (workspace_id, document_id) WHERE (document_id IS NOT NULL)
  CREATE INDEX agent_runs_by_time ON public.agent_runs USING btree (workspace_id, agent_id, created_at DESC, id DESC)
  CREATE UNIQUE INDEX agent_runs_pkey ON public.agent_runs USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table agent_steps row security forced
  created_at timestamp with time zone not null
  detail text not null default ''::text
  input text not null default ''::text
  item_ids uuid[] not null default '{}'::uuid[]
  outcome text not null
  place smallint not null
  run_id uuid not null
  tool text not null
  workspace_id uuid not null
  constraint agent_steps_outcome_check CHECK ((outcome = ANY (ARRAY['done'::text, 'planned'::text, 'refused'::text])))
  constraint agent_steps_pkey PRIMARY KEY (workspace_id, run_id, place)
  constraint agent_steps_tool_check CHECK ((tool = ANY (ARRAY['search'::text, 'read'::text, 'themes'::text, 'write'::text, 'createDoc'::text, 'notify'::text])))
  constraint agent_steps_workspace_id_run_id_fkey FOREIGN KEY (workspace_id, run_id) REFERENCES agent_runs(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX agent_steps_pkey ON public.agent_steps USING btree (workspace_id, run_id, place)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table agents row security forced
  created_at timestamp with time zone not null
  created_by uuid not null
  cron text
  document_kind text not null
  event text
  id uuid not null
  max_steps smallint not null
  max_tokens integer not null
  name text not null
  object_ids uuid[] not null default '{}'::uuid[]
  object_type text
  paused_at timestamp with time zone
  paused_by uuid
  project_id uuid
  prompt text not null
  runs_per_day smallint not null
  time_zone text
  tools text[] not null
  trigger text not null
  updated_at timestamp with time zone not null
  version integer not null default 1
  workspace_id uuid not null
  constraint agents_cron_check CHECK ((length(cron) <= 200))
  constraint agents_document_kind_check CHECK ((document_kind = ANY (ARRAY['note'::text, 'insight'::text, 'doc'::text])))
  constraint agents_max_steps_check CHECK (((max_steps >= 1) AND (max_steps <= 12)))
  constraint agents_max_tokens_check CHECK ((max_tokens > 0))
  constraint agents_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100)))
  constraint agents_object_type_check CHECK ((object_type = ANY (ARRAY['ProjectCategory'::text, 'Project'::text, 'Channel'::text, 'Note'::text, 'Insight'::text, 'Tag'::text])))
  constraint agents_pkey PRIMARY KEY (workspace_id, id)
  constraint agents_prompt_check CHECK (((length(prompt) >= 1) AND (length(prompt) <= 10000)))
  constraint agents_runs_per_day_check CHECK (((runs_per_day >= 1) AND (runs_per_day <= 24)))
  constraint agents_time_zone_check CHECK ((length(time_zone) <= 64))
  constraint agents_trigger_check CHECK ((trigger = ANY (ARRAY['schedule'::text, 'event'::text, 'manual'::text])))
  constraint agents_workspace_id_created_by_fkey FOREIGN KEY (workspace_id, created_by) REFERENCES members(workspace_id, id) ON DELETE CASCADE
  constraint agents_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE INDEX agents_by_event ON public.agents USING btree (workspace_id, event) WHERE ((event IS NOT NULL) AND (paused_at IS NULL))
  CREATE INDEX agents_by_name ON public.agents USING btree (workspace_id, created_by, created_at DESC, id DESC)
  CREATE UNIQUE INDEX agents_pkey ON public.agents USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table ai_instructions row security forced
  text text not null
  updated_at timestamp with time zone not null
  updated_by uuid not null
  workspace_id uuid not null
  constraint ai_instructions_pkey PRIMARY KEY (workspace_id)
  constraint ai_instructions_text_check CHECK ((length(text) <= 50000))
  constraint ai_instructions_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE UNIQUE INDEX ai_instructions_pkey ON public.ai_instructions USING btree (workspace_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table ai_modes row security forced
  feature text not null
  id uuid not null
  mode text not null
  project_id uuid
  updated_at timestamp with time zone not null
  updated_by uuid not null
  workspace_id uuid not null
  constraint ai_modes_feature_check CHECK ((feature = ANY (ARRAY['Summarize'::text, 'Highlights'::text, 'Tags'::text, 'Redact'::text])))
  constraint ai_modes_mode_check CHECK ((mode = ANY (ARRAY['On'::text, 'Suggest'::text, 'Off'::text])))
  constraint ai_modes_pkey PRIMARY KEY (workspace_id, id)
  constraint ai_modes_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  constraint ai_modes_workspace_id_project_id_fkey FOREIGN KEY (workspace_id, project_id) REFERENCES access_objects(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX ai_modes_once ON public.ai_modes USING btree (workspace_id, feature, COALESCE(project_id, workspace_id))
  CREATE UNIQUE INDEX ai_modes_pkey ON public.ai_modes USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table answer_citations row security forced
  end_at integer not null
  file_id uuid
  item_id uuid not null
  message_id uuid not null
  page integer
  parent_id uuid
  place integer not null
  quote text not null
  seconds real
  sentence integer not null
  speaker text
  start_at integer not null
  type text not null
  workspace_id uuid not null
  constraint answer_citations_pkey PRIMARY KEY (workspace_id, message_id, sentence, place)
  constraint answer_citations_type_check CHECK ((type = ANY (ARRAY['highlight'::text, 'insight'::text, 'note'::text, 'theme'::text, 'tag'::text])))
  constraint answer_citations_workspace_id_message_id_fkey FOREIGN KEY (workspace_id, message_id) REFERENCES conversation_messages(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX answer_citations_by_item ON public.answer_citations USING btree (workspace_id, item_id)
  CREATE UNIQUE INDEX answer_citations_pkey ON public.answer_citations USING btree (workspace_id, message_id, sentence, place)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table answer_sentences row security forced
  doubt text
  message_id uuid not null
  opens text
  place integer not null
  text text not null
  workspace_id uuid not null
  constraint answer_sentences_opens_check CHECK ((opens = ANY (ARRAY['paragraph'::text, 'item'::text])))
  constraint answer_sentences_pkey PRIMARY KEY (workspace_id, message_id, place)
  constraint answer_sentences_workspace_id_message_id_fkey FOREIGN KEY (workspace_id, message_id) REFERENCES conversation_messages(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX answer_sentences_pkey ON public.answer_sentences USING btree (workspace_id, message_id, place)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table answer_sources row security forced
  end_at integer not null
  item_id uuid not null
  message_id uuid not null
  number smallint not null
  start_at integer not null
  workspace_id uuid not null
  constraint answer_sources_pkey PRIMARY KEY (workspace_id, message_id, number)
  constraint answer_sources_workspace_id_message_id_fkey FOREIGN KEY (workspace_id, message_id) REFERENCES conversation_messages(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX answer_sources_pkey ON public.answer_sources USING btree (workspace_id, message_id, number)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table api_item_counts row security forced
  count integer not null
  resets_at timestamp with time zone not null
  workspace_id uuid not null
  constraint api_item_counts_pkey PRIMARY KEY (workspace_id)
  constraint api_item_counts_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE UNIQUE INDEX api_item_counts_pkey ON public.api_item_counts USING btree (workspace_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table api_request_keys row security forced
  answer text
  api_token_id uuid not null
  created_at timestamp with time zone not null
  fingerprint bytea not null
  request_key text not null
  status integer
  workspace_id uuid not null
  constraint api_request_keys_pkey PRIMARY KEY (workspace_id, api_token_id, request_key)
  constraint api_request_keys_request_key_check CHECK (((length(request_key) >= 1) AND (length(request_key) <= 255)))
  constraint api_request_keys_workspace_id_api_token_id_fkey FOREIGN KEY (workspace_id, api_token_id) REFERENCES api_tokens(workspace_id, id) ON DELETE CASCADE
  constraint api_request_keys_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE INDEX api_request_keys_by_time ON public.api_request_keys USING btree (workspace_id, created_at)
  CREATE UNIQUE INDEX api_request_keys_pkey ON public.api_request_keys USING btree (workspace_id, api_token_id, request_key)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table api_tokens row security forced
  created_at timestamp with time zone not null
  created_by uuid not null
  expires_at timestamp with time zone
  id uuid not null
  last_used_at timestamp with time zone
  name text not null
  revoked_at timestamp with time zone
  revoked_by uuid
  scopes text[] not null
  token_hash bytea not null
  workspace_id uuid not null
  constraint api_tokens_name_check CHECK ((length(name) <= 99))
  constraint api_tokens_pkey PRIMARY KEY (workspace_id, id)
  constraint api_tokens_scopes_known CHECK (((scopes <@ ARRAY['read'::text, 'write'::text, 'members'::text, 'admin'::text]) AND ('read'::text = ANY (scopes))))
  constraint api_tokens_workspace_id_created_by_fkey FOREIGN KEY (workspace_id, created_by) REFERENCES members(workspace_id, id) ON DELETE CASCADE
  constraint api_tokens_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  constraint api_tokens_workspace_id_token_hash_key UNIQUE (workspace_id, token_hash)
  CREATE INDEX api_tokens_by_creation ON public.api_tokens USING btree (workspace_id, created_at DESC, id DESC) WHERE (revoked_at IS NULL)
  CREATE UNIQUE INDEX api_tokens_pkey ON public.api_tokens USING btree (workspace_id, id)
  CREATE UNIQUE INDEX api_tokens_workspace_id_token_hash_key ON public.api_tokens USING btree (workspace_id, token_hash)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table backup_records row security
  bytes bigint not null
  made_at timestamp with time zone not null
  sealed boolean not null
  verified_at timestamp with time zone not null
  constraint backup_records_bytes_check CHECK ((bytes >= 0))
  constraint backup_records_pkey PRIMARY KEY (made_at)
  CREATE UNIQUE INDEX backup_records_pkey ON public.backup_records USING btree (made_at)
  policy directory for * using (true) check (true)
table bulk_import_files row security forced
  file_id uuid
  id uuid not null
  import_id uuid not null
  note_id uuid
  number integer not null
  path text not null
  project_id uuid
  reason text
  size bigint not null
  state text not null
  workspace_id uuid not null
  constraint bulk_import_files_path_check CHECK (((length(path) >= 1) AND (length(path) <= 500)))
  constraint bulk_import_files_pkey PRIMARY KEY (workspace_id, id)
  constraint bulk_import_files_size_check CHECK ((size >= 0))
  constraint bulk_import_files_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'UPLOADED'::text, 'IMPORTED'::text, 'SKIPPED'::text, 'FAILED'::text, 'CANCELLED'::text])))
  constraint bulk_import_files_workspace_id_import_id_fkey FOREIGN KEY (workspace_id, import_id) REFERENCES bulk_imports(workspace_id, id) ON DELETE CASCADE
  constraint bulk_import_files_workspace_id_import_id_path_key UNIQUE (workspace_id, import_id, path)
  constraint bulk_import_files_workspace_id_project_id_fkey FOREIGN KEY (workspace_id, project_id) REFERENCES projects(workspace_id, id) ON DELETE SET NULL (project_id)
  CREATE INDEX bulk_import_files_in_order ON public.bulk_import_files USING btree (workspace_id, import_id, number)
  CREATE INDEX bulk_import_files_of_file ON public.bulk_import_files USING btree (workspace_id, file_id) WHERE (file_id IS NOT NULL)
  CREATE UNIQUE INDEX bulk_import_files_pkey ON public.bulk_import_files USING btree (workspace_id, id)
  CREATE UNIQUE INDEX bulk_import_files_workspace_id_import_id_path_key ON public.bulk_import_files USING btree (workspace_id, import_id, path)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table bulk_imports row security forced
  created_at timestamp with time zone not null
  error text
  field_id uuid
  finished_at timestamp with time zone
  folder_id uuid
  id uuid not null
  job_id uuid
  makes_field boolean not null default false
  makes_project boolean not null default false
  name text not null
  project_id uuid
  requested_by uuid not null
  source text not null
  status text not null
  workspace_id uuid not null
  constraint bulk_imports_name_check CHECK (((length(name) >= 1) AND (length(name) <= 500)))
  constraint bulk_imports_pkey PRIMARY KEY (workspace_id, id)
  constraint bulk_imports_source_check CHECK ((source = ANY (ARRAY['FOLDER'::text, 'ARCHIVE'::text])))
  constraint bulk_imports_status_check CHECK ((status = ANY (ARRAY['UPLOADING'::text, 'READY'::text, 'RUNNING'::text, 'COMPLETE'::text, 'FAILED'::text, 'CANCELLED'::text, 'UNDONE'::text])))
  constraint bulk_imports_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  constraint bulk_imports_workspace_id_project_id_fkey FOREIGN KEY (workspace_id, project_id) REFERENCES projects(workspace_id, id) ON DELETE SET NULL (project_id)
  constraint bulk_imports_workspace_id_requested_by_fkey FOREIGN KEY (workspace_id, requested_by) REFERENCES members(workspace_id, id)
  CREATE INDEX bulk_imports_by_time ON public.bulk_imports USING btree (workspace_id, requested_by, created_at)
  CREATE UNIQUE INDEX bulk_imports_pkey ON public.bulk_imports USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
  CREATE TRIGGER bulk_imports_leave_garbage AFTER DELETE ON public.bulk_imports FOR EACH ROW EXECUTE FUNCTION leave_stored_garbage()
table channel_column_values row security forced
  column_id uuid not null
  value text not null
  workspace_id uuid not null
  constraint channel_column_values_pkey PRIMARY KEY (workspace_id, column_id, value)
  constraint channel_column_values_value_check CHECK (((length(value) >= 1) AND (length(value) <= 200)))
  constraint channel_column_values_workspace_id_column_id_fkey FOREIGN KEY (workspace_id, column_id) REFERENCES channel_columns(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX channel_column_values_pkey ON public.channel_column_values USING btree (workspace_id, column_id, value)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table channel_columns row security forced
  channel_id uuid not null
  has_choices boolean not null default true
  id uuid not null
  name text not null
  place smallint not null
  workspace_id uuid not null
  constraint channel_columns_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100)))
  constraint channel_columns_pkey PRIMARY KEY (workspace_id, id)
  constraint channel_columns_workspace_id_channel_id_fkey FOREIGN KEY (workspace_id, channel_id) REFERENCES channels(workspace_id, id) ON DELETE CASCADE
  constraint channel_columns_workspace_id_channel_id_place_key UNIQUE (workspace_id, channel_id, place)
  CREATE UNIQUE INDEX channel_columns_pkey ON public.channel_columns USING btree (workspace_id, id)
  CREATE UNIQUE INDEX channel_columns_workspace_id_channel_id_place_key ON public.channel_columns USING btree (workspace_id, channel_id, place)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table channel_days row security forced
  channel_id uuid not null
  day date not null
  last_people_count integer not null default 0
  negative_count integer not null default 0
  people_count integer not null default 0
  point_count integer not null
  positive_count integer not null default 0
  themed_count integer not null
  workspace_id uuid not null
  constraint channel_days_last_people_count_check CHECK ((last_people_count >= 0))
  constraint channel_days_negative_count_check CHECK ((negative_count >= 0))
  constraint channel_days_people_count_check CHECK ((people_count >= 0))
  constraint channel_days_pkey PRIMARY KEY (workspace_id, channel_id, day)
  constraint channel_days_point_count_check CHECK ((point_count >= 0))
  constraint channel_days_positive_count_check CHECK ((positive_count >= 0))
  constraint channel_days_themed_count_check CHECK ((themed_count >= 0))
  constraint channel_days_workspace_id_channel_id_fkey FOREIGN KEY (workspace_id, channel_id) REFERENCES channels(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX channel_days_pkey ON public.channel_days USING btree (workspace_id, channel_id, day)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table channel_languages row security forced
  channel_id uuid not null
  language text not null
  workspace_id uuid not null
  constraint channel_languages_pkey PRIMARY KEY (workspace_id, channel_id, language)
  constraint channel_languages_workspace_id_channel_id_fkey FOREIGN KEY (workspace_id, channel_id) REFERENCES channels(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX channel_languages_pkey ON public.channel_languages USING btree (workspace_id, channel_id, language)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table channel_wraps row security forced
  blocks jsonb not null
  channel_id uuid not null
  end_day date not null
  first_day date not null
  id uuid not null
  kept_at timestamp with time zone not null
  kept_by uuid not null
  themes jsonb not null
  title text not null
  workspace_id uuid not null
  constraint channel_wraps_check CHECK ((end_day >= first_day))
  constraint channel_wraps_pkey PRIMARY KEY (workspace_id, id)
  constraint channel_wraps_title_check CHECK (((length(title) >= 1) AND (length(title) <= 500)))
  constraint channel_wraps_workspace_id_channel_id_first_day_end_day_key UNIQUE (workspace_id, channel_id, first_day, end_day)
  constraint channel_wraps_workspace_id_channel_id_fkey FOREIGN KEY (workspace_id, channel_id) REFERENCES channels(workspace_id, id) ON DELETE CASCADE
  constraint channel_wraps_workspace_id_kept_by_fkey FOREIGN KEY (workspace_id, kept_by) REFERENCES members(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX channel_wraps_by_time ON public.channel_wraps USING btree (workspace_id, channel_id, kept_at DESC, id DESC)
  CREATE UNIQUE INDEX channel_wraps_pkey ON public.channel_wraps USING btree (workspace_id, id)
  CREATE UNIQUE INDEX channel_wraps_workspace_id_channel_id_first_day_end_day_key ON public.channel_wraps USING btree (workspace_id, channel_id, first_day, end_day)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table channels row security forced
  access_id uuid not null
  context text not null default ''::text
  created_at timestamp with time zone not null
  created_by uuid not null
  folder_id uuid
  id uuid not null
  is_sample boolean not null default false
  looked_at timestamp with time zone
  model text not null default ''::text
  read_again_since timestamp with time zone
  sensitivity smallint not null default 3
  sentiment_reader text not null default ''::text
  sorted_at timestamp with time zone
  sorted_count integer not null default 0
  sorted_outliers integer not null default 0
  sorting_job_id uuid
  sorting_wanted integer not null default 0
  tended_at timestamp with time zone
  title text not null default ''::text
  trashed_at timestamp with time zone
  trashed_by uuid
  trashed_with uuid
  updated_at timestamp with time zone not null
  version integer not null default 1
  wanted_themes smallint
  workspace_id uuid not null
  constraint channels_context_check CHECK ((length(context) <= 400))
  constraint channels_pkey PRIMARY KEY (workspace_id, id)
  constraint channels_sensitivity_check CHECK (((sensitivity >= 1) AND (sensitivity <= 5)))
  constraint channels_title_check CHECK ((length(title) <= 200))
  constraint channels_wanted_themes_check CHECK (((wanted_themes >= 2) AND (wanted_themes <= 50)))
  constraint channels_workspace_id_created_by_fkey FOREIGN KEY (workspace_id, created_by) REFERENCES members(workspace_id, id)
  constraint channels_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  constraint channels_workspace_id_folder_id_fkey FOREIGN KEY (workspace_id, folder_id) REFERENCES folders(workspace_id, id)
  CREATE INDEX channels_by_folder ON public.channels USING btree (workspace_id, folder_id) WHERE (trashed_at IS NULL)
  CREATE INDEX channels_by_title ON public.channels USING btree (workspace_id, lower(title), id) WHERE (trashed_at IS NULL)
  CREATE INDEX channels_in_trash ON public.channels USING btree (workspace_id, trashed_at DESC, id DESC) WHERE (trashed_at IS NOT NULL)
  CREATE UNIQUE INDEX channels_pkey ON public.channels USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table cluster_runs row security forced
  channel_id uuid not null
  finished_at timestamp with time zone
  id uuid not null
  model text not null
  point_count integer
  ran_at timestamp with time zone not null
  sample_count integer not null
  sensitivity smallint not null
  theme_count integer not null
  themed_count integer
  wanted_themes smallint
  why text not null
  workspace_id uuid not null
  constraint cluster_runs_pkey PRIMARY KEY (workspace_id, id)
  constraint cluster_runs_why_check CHECK ((why = ANY (ARRAY['first'::text, 'grown'::text, 'outliers'::text, 'asked'::text, 'model'::text, 'week'::text, 'drift'::text, 'gathered'::text])))
  constraint cluster_runs_workspace_id_channel_id_fkey FOREIGN KEY (workspace_id, channel_id) REFERENCES channels(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX cluster_runs_by_channel ON public.cluster_runs USING btree (workspace_id, channel_id, ran_at DESC, id DESC)
  CREATE UNIQUE INDEX cluster_runs_pkey ON public.cluster_runs USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table comment_reactions row security forced
  comment_id uuid not null
  created_at timestamp with time zone not null
  emoji text not null
  member_id uuid not null
  workspace_id uuid not null
  constraint comment_reactions_emoji_check CHECK ((length(emoji) <= 20))
  constraint comment_reactions_pkey PRIMARY KEY (workspace_id, comment_id, emoji, member_id)
  constraint comment_reactions_workspace_id_comment_id_fkey FOREIGN KEY (workspace_id, comment_id) REFERENCES comments(workspace_id, id) ON DELETE CASCADE
  constraint comment_reactions_workspace_id_member_id_fkey FOREIGN KEY (workspace_id, member_id) REFERENCES members(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX comment_reactions_pkey ON public.comment_reactions USING btree (workspace_id, comment_id, emoji, member_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table comment_reads row security forced
  member_id uuid not null
  read_at timestamp with time zone not null
  thread_id uuid not null
  workspace_id uuid not null
  constraint comment_reads_pkey PRIMARY KEY (workspace_id, member_id, thread_id)
  constraint comment_reads_workspace_id_member_id_fkey FOREIGN KEY (workspace_id, member_id) REFERENCES members(workspace_id, id) ON DELETE CASCADE
  constraint comment_reads_workspace_id_thread_id_fkey FOREIGN KEY (workspace_id, thread_id) REFERENCES comment_threads(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX comment_reads_by_thread ON public.comment_reads USING btree (workspace_id, thread_id)
  CREATE UNIQUE INDEX comment_reads_pkey ON public.comment_reads USING btree (workspace_id, member_id, thread_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table comment_threads row security forced
  anchor text not null
  at_seconds double precision
  created_at timestamp with time zone not null
  created_by uuid not null
  file_id uuid
  highlight_id uuid
  id uuid not null
  object_id uuid
  object_type text not null
  person_id uuid
  quote text not null default ''::text
  resolved_at timestamp with time zone
  resolved_by uuid
  version integer not null default 1
  workspace_id uuid not null
  constraint comment_threads_about_one CHECK ((((object_type = 'person'::text) = (person_id IS NOT NULL)) AND ((object_id IS NULL) = (person_id IS NOT NULL))))
  constraint comment_threads_anchor_check CHECK ((anchor = ANY (ARRAY['document'::text, 'selection'::text, 'highlight'::text, 'moment'::text])))
  constraint comment_threads_anchor_whole CHECK (((anchor = 'highlight'::text) = (highlight_id IS NOT NULL)))
  constraint comment_threads_at_seconds_check CHECK (((at_seconds >= (0)::double precision) AND (at_seconds <= (360000)::double precision)))
  constraint comment_threads_moment_whole CHECK ((((anchor = 'moment'::text) = (file_id IS NOT NULL)) AND ((anchor = 'moment'::text) = (at_seconds IS NOT NULL))))
  constraint comment_threads_object_type_check CHECK ((object_type = ANY (ARRAY['note'::text, 'insight'::text, 'person'::text])))
  constraint comment_threads_on_whole_contact CHECK (((person_id IS NULL) OR (anchor = 'document'::text)))
  constraint comment_threads_pkey PRIMARY KEY (workspace_id, id)
  constraint comment_threads_quote_check CHECK ((length(quote) <= 1000))
  constraint comment_threads_workspace_id_created_by_fkey FOREIGN KEY (workspace_id, created_by) REFERENCES members(workspace_id, id)
  constraint comment_threads_workspace_id_object_id_fkey FOREIGN KEY (workspace_id, object_id) REFERENCES access_objects(workspace_id, id) ON DELETE CASCADE
  constraint comment_threads_workspace_id_person_id_fkey FOREIGN KEY (workspace_id, person_id) REFERENCES people(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX comment_threads_by_object ON public.comment_threads USING btree (workspace_id, object_id, created_at DESC, id DESC)
  CREATE INDEX comment_threads_by_person ON public.comment_threads USING btree (workspace_id, person_id, created_at DESC, id DESC) WHERE (person_id IS NOT NULL)
  CREATE UNIQUE INDEX comment_threads_pkey ON public.comment_threads USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table comments row security forced
  author_id uuid not null
  body jsonb
  created_at timestamp with time zone not null
  deleted_at timestamp with time zone
  deleted_by uuid
  edited_at timestamp with time zone
  id uuid not null
  imported boolean not null default false
  original_author text
  text text not null default ''::text
  thread_id uuid not null
  workspace_id uuid not null
  constraint comments_body_bounded CHECK ((length((body)::text) <= 200000))
  constraint comments_original_author_check CHECK ((length(original_author) <= 100))
  constraint comments_pkey PRIMARY KEY (workspace_id, id)
  constraint comments_text_check CHECK ((length(text) <= 10000))
  constraint comments_without_body_are_silent CHECK (((body IS NOT NULL) OR (text = ''::text)))
  constraint comments_workspace_id_author_id_fkey FOREIGN KEY (workspace_id, author_id) REFERENCES members(workspace_id, id)
  constraint comments_workspace_id_thread_id_fkey FOREIGN KEY (workspace_id, thread_id) REFERENCES comment_threads(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX comments_by_thread ON public.comments USING btree (workspace_id, thread_id, created_at, id)
  CREATE INDEX comments_in_trash ON public.comments USING btree (workspace_id, deleted_at) WHERE ((deleted_at IS NOT NULL) AND (body IS NOT NULL))
  CREATE UNIQUE INDEX comments_pkey ON public.comments USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table conversation_messages row security forced
  answered boolean not null default false
  asked_by uuid
  conversation_id uuid not null
  created_at timestamp with time zone not null
  engine text
  finished_at timestamp with time zone
  id uuid not null
  model text not null default ''::text
  people_cited integer not null default 0
  people_total integer not null default 0
  place integer not null
  problem text
  prompt_version smallint
  rating text
  request_key text
  state text not null default 'done'::text
  stream_id uuid
  text text not null default ''::text
  type text not null
  workspace_id uuid not null
  constraint conversation_messages_engine_check CHECK ((engine = ANY (ARRAY['embedded'::text, 'model'::text])))
  constraint conversation_messages_pkey PRIMARY KEY (workspace_id, id)
  constraint conversation_messages_rating_check CHECK ((rating = ANY (ARRAY['Good'::text, 'Bad'::text])))
  constraint conversation_messages_request_key_check CHECK (((length(request_key) >= 1) AND (length(request_key) <= 100)))
  constraint conversation_messages_state_check CHECK ((state = ANY (ARRAY['writing'::text, 'done'::text, 'failed'::text, 'cancelled'::text])))
  constraint conversation_messages_type_check CHECK ((type = ANY (ARRAY['ASSISTANT'::text, 'THINKING'::text, 'USER'::text])))
  constraint conversation_messages_workspace_id_asked_by_fkey FOREIGN KEY (workspace_id, asked_by) REFERENCES members(workspace_id, id) ON DELETE CASCADE
  constraint conversation_messages_workspace_id_conversation_id_fkey FOREIGN KEY (workspace_id, conversation_id) REFERENCES conversations(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX conversation_messages_asked_once ON public.conversation_messages USING btree (workspace_id, asked_by, request_key) WHERE (request_key IS NOT NULL)
  CREATE INDEX conversation_messages_in_order ON public.conversation_messages USING btree (workspace_id, conversation_id, place)
  CREATE UNIQUE INDEX conversation_messages_pkey ON public.conversation_messages USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table conversations row security forced
  created_at timestamp with time zone not null
  created_by uuid not null
  id uuid not null
  object_ids uuid[] not null default '{}'::uuid[]
  object_type text
  shared boolean not null default false
  title text not null
  updated_at timestamp with time zone not null
  version integer not null default 1
  workspace_id uuid not null
  constraint conversations_object_type_check CHECK ((object_type = ANY (ARRAY['ProjectCategory'::text, 'Project'::text, 'Channel'::text, 'Note'::text, 'Insight'::text, 'Tag'::text])))
  constraint conversations_pkey PRIMARY KEY (workspace_id, id)
  constraint conversations_title_check CHECK ((length(title) <= 200))
  constraint conversations_workspace_id_created_by_fkey FOREIGN KEY (workspace_id, created_by) REFERENCES members(workspace_id, id) ON DELETE CASCADE
  constraint conversations_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE INDEX conversations_by_time ON public.conversations USING btree (workspace_id, created_by, updated_at DESC, id DESC)
  CREATE UNIQUE INDEX conversations_pkey ON public.conversations USING btree (workspace_id, id)
  CREATE INDEX conversations_shared ON public.conversations USING btree (workspace_id, updated_at DESC, id DESC) WHERE shared
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table data_point_turns row security forced
  channel_id uuid not null
  from_customer boolean not null
  participant text
  place smallint not null
  point_id uuid not null
  said_at timestamp with time zone
  text text not null
  workspace_id uuid not null
  constraint data_point_turns_participant_check CHECK ((length(participant) <= 300))
  constraint data_point_turns_pkey PRIMARY KEY (workspace_id, point_id, place)
  constraint data_point_turns_text_check CHECK (((length(text) >= 1) AND (length(text) <= 20000)))
  constraint data_point_turns_workspace_id_point_id_fkey FOREIGN KEY (workspace_id, point_id) REFERENCES data_points(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX data_point_turns_by_channel ON public.data_point_turns USING btree (workspace_id, channel_id)
  CREATE INDEX data_point_turns_by_participant ON public.data_point_turns USING btree (workspace_id, participant) WHERE (participant IS NOT NULL)
  CREATE UNIQUE INDEX data_point_turns_pkey ON public.data_point_turns USING btree (workspace_id, point_id, place)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
  CREATE TRIGGER turns_forgotten AFTER DELETE ON public.data_point_turns REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION forget_unnamed()
table data_point_values row security forced
  column_id uuid not null
  point_id uuid not null
  said_at timestamp with time zone not null
  value text not null
  workspace_id uuid not null
  constraint data_point_values_pkey PRIMARY KEY (workspace_id, column_id, value, said_at, point_id)
  constraint data_point_values_workspace_id_column_id_fkey FOREIGN KEY (workspace_id, column_id) REFERENCES channel_columns(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX data_point_values_pkey ON public.data_point_values USING btree (workspace_id, column_id, value, said_at, point_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table data_point_words row security forced
  channel_id uuid not null
  created_at timestamp with time zone not null
  found_by text not null
  id uuid not null
  kind text not null
  label text
  point_id uuid not null
  reviewed_at timestamp with time zone
  reviewed_by uuid
  sealed_id uuid
  state text not null
  words text
  workspace_id uuid not null
  constraint data_point_words_found_by_check CHECK ((found_by = ANY (ARRAY['pattern'::text, 'people'::text, 'model'::text])))
  constraint data_point_words_kind_check CHECK ((kind = ANY (ARRAY['person'::text, 'email'::text, 'phone'::text, 'address'::text, 'place'::text, 'organization'::text, 'card'::text, 'iban'::text, 'ssn'::text, 'ip'::text])))
  constraint data_point_words_label_check CHECK (((length(label) >= 1) AND (length(label) <= 100)))
  constraint data_point_words_label_state CHECK (((state = ANY (ARRAY['hidden'::text, 'purged'::text])) = (label IS NOT NULL)))
  constraint data_point_words_pkey PRIMARY KEY (workspace_id, id)
  constraint data_point_words_state CHECK (
CASE state
    WHEN 'purged'::text THEN ((words IS NULL) AND (sealed_id IS NULL))
    WHEN 'hidden'::text THEN ((words IS NULL) AND (sealed_id IS NOT NULL))
    ELSE ((words IS NOT NULL) AND (sealed_id IS NULL))
END)
  constraint data_point_words_state_check CHECK ((state = ANY (ARRAY['open'::text, 'hidden'::text, 'kept'::text, 'purged'::text])))
  constraint data_point_words_words_check CHECK (((length(words) >= 1) AND (length(words) <= 500)))
  constraint data_point_words_workspace_id_point_id_fkey FOREIGN KEY (workspace_id, point_id) REFERENCES data_points(workspace_id, id) ON DELETE CASCADE
  constraint data_point_words_workspace_id_sealed_id_fkey FOREIGN KEY (workspace_id, sealed_id) REFERENCES sealed_secrets(workspace_id, id)
  CREATE INDEX data_point_words_by_channel ON public.data_point_words USING btree (workspace_id, channel_id, state, created_at DESC, id DESC)
  CREATE INDEX data_point_words_by_point ON public.data_point_words USING btree (workspace_id, point_id)
  CREATE UNIQUE INDEX data_point_words_pkey ON public.data_point_words USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
  CREATE TRIGGER data_point_words_forget_sealed AFTER DELETE ON public.data_point_words REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION forget_sealed_words()
table data_points row security forced
  added_at timestamp with time zone not null
  channel_id uuid not null
  excluded_at timestamp with time zone
  external_id text not null
  id uuid not null
  language text
  participant text
  placed_by text not null default 'engine'::text
  properties jsonb not null default '{}'::jsonb
  said_at timestamp with time zone not null
  sentiment text
  source text not null
  text text not null
  theme_id uuid
  theme_score real
  url text
  vector bytea
  waiting boolean default (theme_score IS NULL)
  workspace_id uuid not null
  constraint data_points_external_id_check CHECK (((length(external_id) >= 1) AND (length(external_id) <= 200)))
  constraint data_points_language_check CHECK (((length(language) >= 2) AND (length(language) <= 3)))
  constraint data_points_participant_check CHECK ((length(participant) <= 300))
  constraint data_points_pkey PRIMARY KEY (workspace_id, id)
  constraint data_points_placed_by_check CHECK ((placed_by = ANY (ARRAY['engine'::text, 'person'::text])))
  constraint data_points_properties_check CHECK ((jsonb_typeof(properties) = 'object'::text))
  constraint data_points_sentiment_check CHECK ((sentiment = ANY (ARRAY['positive'::text, 'neutral'::text, 'negative'::text])))
  constraint data_points_source_check CHECK (((length(source) >= 1) AND (length(source) <= 40)))
  constraint data_points_text_check CHECK (((length(text) >= 1) AND (length(text) <= 20000)))
  constraint data_points_url_check CHECK ((length(url) <= 2048))
  constraint data_points_workspace_id_channel_id_fkey FOREIGN KEY (workspace_id, channel_id) REFERENCES channels(workspace_id, id) ON DELETE CASCADE
  constraint data_points_workspace_id_channel_id_source_external_id_key UNIQUE (workspace_id, channel_id, source, external_id)
  constraint data_points_workspace_id_theme_id_fkey FOREIGN KEY (workspace_id, theme_id) REFERENCES themes(workspace_id, id)
  CREATE INDEX data_points_by_moment ON public.data_points USING btree (workspace_id, channel_id, said_at DESC, id DESC) INCLUDE (theme_id, participant) WHERE (excluded_at IS NULL)
  CREATE INDEX data_points_by_participant ON public.data_points USING btree (workspace_id, participant, said_at) WHERE (participant IS NOT NULL)
  CREATE INDEX data_points_by_theme ON public.data_points USING btree (workspace_id, theme_id, said_at DESC, id DESC) WHERE (theme_id IS NOT NULL)
  CREATE INDEX data_points_excluded ON public.data_points USING btree (workspace_id, channel_id, said_at DESC, id DESC) WHERE (excluded_at IS NOT NULL)
  CREATE INDEX data_points_of_language ON public.data_points USING btree (workspace_id, channel_id, language, said_at DESC, id DESC) WHERE (excluded_at IS NULL)
  CREATE INDEX data_points_of_sentiment ON public.data_points USING btree (workspace_id, channel_id, sentiment, said_at DESC, id DESC) WHERE ((excluded_at IS NULL) AND (sentiment IS NOT NULL))
  CREATE INDEX data_points_of_source ON public.data_points USING btree (workspace_id, channel_id, source, said_at DESC, id DESC) WHERE (excluded_at IS NULL)
  CREATE INDEX data_points_outside ON public.data_points USING btree (workspace_id, channel_id, said_at DESC, id DESC) WHERE (theme_id IS NULL)
  CREATE INDEX data_points_people_of_theme ON public.data_points USING btree (workspace_id, theme_id, participant) INCLUDE (said_at, excluded_at) WHERE ((theme_id IS NOT NULL) AND (participant IS NOT NULL))
  CREATE UNIQUE INDEX data_points_pkey ON public.data_points USING btree (workspace_id, id)
  CREATE INDEX data_points_typical ON public.data_points USING btree (workspace_id, theme_id, theme_score DESC NULLS LAST) WHERE (theme_id IS NOT NULL)
  CREATE INDEX data_points_unread ON public.data_points USING btree (workspace_id, channel_id, id) WHERE ((sentiment IS NULL) OR (vector IS NULL))
  CREATE INDEX data_points_waiting ON public.data_points USING btree (workspace_id, channel_id, id) WHERE waiting
  CREATE UNIQUE INDEX data_points_workspace_id_channel_id_source_external_id_key ON public.data_points USING btree (workspace_id, channel_id, source, external_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
  CREATE TRIGGER points_added AFTER INSERT ON public.data_points REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_points()
  CREATE TRIGGER points_await_index AFTER INSERT ON public.data_points REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION await_index()
  CREATE TRIGGER points_counted_values_added AFTER INSERT ON public.data_points REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_values()
  CREATE TRIGGER points_counted_values_moved AFTER UPDATE ON public.data_points REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_moved_values()
  CREATE TRIGGER points_counted_values_removed AFTER DELETE ON public.data_points REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_values()
  CREATE TRIGGER points_forgotten AFTER DELETE ON public.data_points REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION forget_unnamed()
  CREATE TRIGGER points_moved AFTER UPDATE ON public.data_points REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_moved_points()
  CREATE TRIGGER points_people_added AFTER INSERT ON public.data_points REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_people()
  CREATE TRIGGER points_people_moved AFTER UPDATE ON public.data_points REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_moved_people()
  CREATE TRIGGER points_people_removed AFTER DELETE ON public.data_points REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_people()
  CREATE TRIGGER points_reindexed AFTER UPDATE OF text ON public.data_points FOR EACH ROW EXECUTE FUNCTION reindex_changed_text()
  CREATE TRIGGER points_removed AFTER DELETE ON public.data_points REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_points()
  CREATE TRIGGER points_unindexed AFTER DELETE ON public.data_points REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION drop_indexed_texts()
  CREATE TRIGGER points_values_added AFTER INSERT ON public.data_points REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_point_values()
  CREATE TRIGGER points_values_moved AFTER UPDATE ON public.data_points REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION move_point_values()
  CREATE TRIGGER points_values_removed AFTER DELETE ON public.data_points REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION drop_point_values()
table docs row security forced
  access_id uuid not null
  created_at timestamp with time zone not null
  created_by uuid not null
  id uuid not null
  is_sample boolean not null default false
  object_ids uuid[] not null default '{}'::uuid[]
  object_type text
  prompt text not null
  title text not null default ''::text
  trashed_at timestamp with time zone
  trashed_by uuid
  trashed_with uuid
  updated_at timestamp with time zone not null
  version integer not null default 1
  workspace_id uuid not null
  constraint docs_object_type_check CHECK ((object_type = ANY (ARRAY['ProjectCategory'::text, 'Project'::text, 'Channel'::text, 'Note'::text, 'Insight'::text, 'Tag'::text])))
  constraint docs_pkey PRIMARY KEY (workspace_id, id)
  constraint docs_prompt_check CHECK (((length(prompt) >= 1) AND (length(prompt) <= 10000)))
  constraint docs_title_check CHECK ((length(title) <= 200))
  constraint docs_workspace_id_created_by_fkey FOREIGN KEY (workspace_id, created_by) REFERENCES members(workspace_id, id)
  constraint docs_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE INDEX docs_by_time ON public.docs USING btree (workspace_id, updated_at DESC, id DESC) WHERE (trashed_at IS NULL)
  CREATE INDEX docs_in_trash ON public.docs USING btree (workspace_id, trashed_at DESC, id DESC) WHERE (trashed_at IS NOT NULL)
  CREATE UNIQUE INDEX docs_pkey ON public.docs USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table document_updates row security forced
  created_at timestamp with time zone not null
  document_id uuid not null
  member_id uuid
  seq bigint not null
  update bytea not null
  workspace_id uuid not null
  constraint document_updates_pkey PRIMARY KEY (workspace_id, document_id, seq)
  constraint document_updates_workspace_id_document_id_fkey FOREIGN KEY (workspace_id, document_id) REFERENCES documents(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX document_updates_pkey ON public.document_updates USING btree (workspace_id, document_id, seq)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table document_versions row security forced
  created_at timestamp with time zone not null
  document_id uuid not null
  id uuid not null
  member_ids uuid[] not null default '{}'::uuid[]
  reason text not null
  state bytea not null
  workspace_id uuid not null
  constraint document_versions_pkey PRIMARY KEY (workspace_id, document_id, id)
  constraint document_versions_reason_check CHECK ((reason = ANY (ARRAY['edit'::text, 'restore'::text])))
  constraint document_versions_workspace_id_document_id_fkey FOREIGN KEY (workspace_id, document_id) REFERENCES documents(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX document_versions_by_time ON public.document_versions USING btree (workspace_id, document_id, created_at DESC, id DESC)
  CREATE UNIQUE INDEX document_versions_pkey ON public.document_versions USING btree (workspace_id, document_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table documents row security forced
  change_told boolean not null default true
  created_at timestamp with time zone not null
  edited_at timestamp with time zone not null
  id uuid not null
  kind text not null
  locked boolean not null default false
  owner_id uuid
  snapshot bytea not null
  speakers text[]
  text text not null default ''::text
  text_current boolean not null default true
  trashed boolean not null default false
  without_contact_names boolean not null default true
  workspace_id uuid not null
  constraint documents_kind_check CHECK ((kind ~ '^[a-z][a-zA-Z]*$'::text))
  constraint documents_owned CHECK (((kind = 'home'::text) = (owner_id IS NULL)))
  constraint documents_pkey PRIMARY KEY (workspace_id, id)
  constraint documents_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  constraint documents_workspace_id_owner_id_fkey FOREIGN KEY (workspace_id, owner_id) REFERENCES access_objects(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX documents_by_owner ON public.documents USING btree (workspace_id, owner_id)
  CREATE UNIQUE INDEX documents_pkey ON public.documents USING btree (workspace_id, id)
  CREATE INDEX documents_to_derive ON public.documents USING btree (workspace_id, id) WHERE ((NOT text_current) OR (speakers IS NULL))
  CREATE INDEX documents_to_tell ON public.documents USING btree (workspace_id, id) WHERE (NOT change_told)
  CREATE INDEX documents_with_contact_names ON public.documents USING btree (workspace_id, id) WHERE (NOT without_contact_names)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table earlier_outputs row security forced
  bytes bigint not null default 0
  created_at timestamp with time zone not null
  file_id uuid not null
  kind text not null
  meta jsonb not null default '{}'::jsonb
  redaction integer not null
  workspace_id uuid not null
  constraint earlier_outputs_pkey PRIMARY KEY (workspace_id, file_id, kind)
  constraint earlier_outputs_workspace_id_file_id_fkey FOREIGN KEY (workspace_id, file_id) REFERENCES files(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX earlier_outputs_pkey ON public.earlier_outputs USING btree (workspace_id, file_id, kind)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table email_challenges row security
  created_at timestamp with time zone not null
  email text not null
  expires_at timestamp with time zone not null
  flow_id uuid
  id uuid not null
  purpose text not null
  redirect text
  secret_hash bytea not null
  session_id uuid
  tries_left integer not null
  used_at timestamp with time zone
  workspace_id uuid
  constraint email_challenges_flow_id_fkey FOREIGN KEY (flow_id) REFERENCES oidc_flows(id) ON DELETE CASCADE
  constraint email_challenges_pkey PRIMARY KEY (id)
  constraint email_challenges_session_id_fkey FOREIGN KEY (session_id) REFERENCES account_sessions(id) ON DELETE CASCADE
  constraint email_challenges_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE INDEX email_challenges_by_email ON public.email_challenges USING btree (email, purpose, created_at)
  CREATE INDEX email_challenges_by_secret ON public.email_challenges USING btree (secret_hash)
  CREATE UNIQUE INDEX email_challenges_pkey ON public.email_challenges USING btree (id)
  policy directory for * using (true) check (true)
table email_changes row security
  account_id uuid not null
  created_at timestamp with time zone not null
  ended_at timestamp with time zone
  expires_at timestamp with time zone not null
  id uuid not null
  new_confirmed_at timestamp with time zone
  new_email text not null
  new_token_hash bytea not null
  old_confirmed_at timestamp with time zone
  old_token_hash bytea not null
  constraint email_changes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
  constraint email_changes_new_email_check CHECK (((new_email = lower(new_email)) AND (length(new_email) <= 320)))
  constraint email_changes_new_token_hash_key UNIQUE (new_token_hash)
  constraint email_changes_old_token_hash_key UNIQUE (old_token_hash)
  constraint email_changes_pkey PRIMARY KEY (id)
  CREATE INDEX email_changes_by_account ON public.email_changes USING btree (account_id) WHERE (ended_at IS NULL)
  CREATE UNIQUE INDEX email_changes_new_token_hash_key ON public.email_changes USING btree (new_token_hash)
  CREATE UNIQUE INDEX email_changes_old_token_hash_key ON public.email_changes USING btree (old_token_hash)
  CREATE UNIQUE INDEX email_changes_pkey ON public.email_changes USING btree (id)
  policy directory for * using (true) check (true)
table events row security forced
  actor_id uuid
  after jsonb
  api_token_id uuid
  before jsonb
  created_at timestamp with time zone not null
  id uuid not null
  object_id uuid
  payload jsonb not null
  type text not null
  workspace_id uuid not null
  constraint events_pkey PRIMARY KEY (workspace_id, id)
  constraint events_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE INDEX events_by_actor ON public.events USING btree (workspace_id, actor_id, created_at DESC, id DESC)
  CREATE INDEX events_by_object ON public.events USING btree (workspace_id, object_id, created_at DESC, id DESC)
  CREATE INDEX events_by_time ON public.events USING btree (workspace_id, created_at DESC, id DESC)
  CREATE INDEX events_by_type ON public.events USING btree (workspace_id, type, created_at)
  CREATE UNIQUE INDEX events_pkey ON public.events USING btree (workspace_id, id)
  policy old_only for d using ((created_at < (now() - '365 days'::interval))) check ()
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
table evidence_uses row security forced
  insight_id uuid not null
  note_id uuid
  target_id uuid not null
  workspace_id uuid not null
  constraint evidence_uses_pkey PRIMARY KEY (workspace_id, insight_id, target_id)
  constraint evidence_uses_workspace_id_insight_id_fkey FOREIGN KEY (workspace_id, insight_id) REFERENCES insights(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX evidence_uses_by_note ON public.evidence_uses USING btree (workspace_id, note_id) WHERE (note_id IS NOT NULL)
  CREATE INDEX evidence_uses_by_target ON public.evidence_uses USING btree (workspace_id, target_id)
  CREATE UNIQUE INDEX evidence_uses_pkey ON public.evidence_uses USING btree (workspace_id, insight_id, target_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table evidence_waiting row security forced
  insight_id uuid not null
  workspace_id uuid not null
  constraint evidence_waiting_pkey PRIMARY KEY (workspace_id, insight_id)
  constraint evidence_waiting_workspace_id_insight_id_fkey FOREIGN KEY (workspace_id, insight_id) REFERENCES insights(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX evidence_waiting_pkey ON public.evidence_waiting USING btree (workspace_id, insight_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table field_options row security forced
  color text not null
  created_at timestamp with time zone not null
  field_id uuid not null
  id uuid not null
  label text not null
  rank double precision not null default 0
  trashed_at timestamp with time zone
  trashed_by uuid
  workspace_id uuid not null
  constraint field_options_color_check CHECK ((length(color) <= 20))
  constraint field_options_label_check CHECK (((length(label) >= 1) AND (length(label) <= 50)))
  constraint field_options_pkey PRIMARY KEY (workspace_id, id)
  constraint field_options_workspace_id_field_id_fkey FOREIGN KEY (workspace_id, field_id) REFERENCES fields(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX field_options_by_field ON public.field_options USING btree (workspace_id, field_id, rank, id)
  CREATE UNIQUE INDEX field_options_pkey ON public.field_options USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table field_preferences row security forced
  field_id uuid not null
  project_id uuid not null
  rank double precision
  visible boolean not null default true
  workspace_id uuid not null
  constraint field_preferences_pkey PRIMARY KEY (workspace_id, project_id, field_id)
  constraint field_preferences_workspace_id_field_id_fkey FOREIGN KEY (workspace_id, field_id) REFERENCES fields(workspace_id, id) ON DELETE CASCADE
  constraint field_preferences_workspace_id_project_id_fkey FOREIGN KEY (workspace_id, project_id) REFERENCES projects(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX field_preferences_by_field ON public.field_preferences USING btree (workspace_id, field_id)
  CREATE UNIQUE INDEX field_preferences_pkey ON public.field_preferences USING btree (workspace_id, project_id, field_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table field_sets row security forced
  created_at timestamp with time zone not null
  id uuid not null
  owner text not null
  project_id uuid
  workspace_id uuid not null
  constraint field_sets_owner_check CHECK ((owner = ANY (ARRAY['note'::text, 'insight'::text, 'person'::text, 'project'::text])))
  constraint field_sets_pkey PRIMARY KEY (workspace_id, id)
  constraint field_sets_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  constraint field_sets_workspace_id_project_id_fkey FOREIGN KEY (workspace_id, project_id) REFERENCES projects(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX field_sets_by_project ON public.field_sets USING btree (workspace_id, project_id, owner)
  CREATE UNIQUE INDEX field_sets_pkey ON public.field_sets USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table field_values row security forced
  boolean_value boolean
  date_value timestamp with time zone
  field_id uuid not null
  ids uuid[]
  merged_from uuid
  number_value double precision
  object_id uuid not null
  updated_at timestamp with time zone not null
  updated_by uuid
  value text
  workspace_id uuid not null
  constraint field_values_ids_check CHECK (((cardinality(ids) >= 1) AND (cardinality(ids) <= 200)))
  constraint field_values_pkey PRIMARY KEY (workspace_id, object_id, field_id)
  constraint field_values_value_check CHECK ((length(value) <= 10299))
  constraint field_values_workspace_id_field_id_fkey FOREIGN KEY (workspace_id, field_id) REFERENCES fields(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX field_values_by_date ON public.field_values USING btree (workspace_id, field_id, date_value, object_id) WHERE (date_value IS NOT NULL)
  CREATE INDEX field_values_by_field ON public.field_values USING btree (workspace_id, field_id, object_id)
  CREATE INDEX field_values_by_number ON public.field_values USING btree (workspace_id, field_id, number_value, object_id) WHERE (number_value IS NOT NULL)
  CREATE INDEX field_values_by_text ON public.field_values USING btree (workspace_id, field_id, lower("left"(value, 200)), object_id) WHERE (value IS NOT NULL)
  CREATE UNIQUE INDEX field_values_pkey ON public.field_values USING btree (workspace_id, object_id, field_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table fields row security forced
  created_at timestamp with time zone not null
  created_by uuid
  currency_symbol text
  field_set_id uuid not null
  id uuid not null
  label text not null
  max_options integer
  number_format text
  rank double precision not null default 0
  trashed_at timestamp with time zone
  trashed_by uuid
  type text not null
  updated_at timestamp with time zone not null
  version integer not null default 1
  workspace_id uuid not null
  constraint fields_currency_symbol_check CHECK ((length(currency_symbol) <= 5))
  constraint fields_label_check CHECK (((length(label) >= 1) AND (length(label) <= 200)))
  constraint fields_max_options_check CHECK ((max_options > 0))
  constraint fields_number_format_check CHECK ((number_format = ANY (ARRAY['number'::text, 'number_with_commas'::text, 'percent'::text, 'currency'::text])))
  constraint fields_pkey PRIMARY KEY (workspace_id, id)
  constraint fields_type_check CHECK ((type = ANY (ARRAY['BOOLEAN'::text, 'DATETIME'::text, 'EMAIL'::text, 'NPS'::text, 'NUMBER'::text, 'PERSON'::text, 'PHONE'::text, 'SELECT'::text, 'TEXT'::text, 'URL'::text])))
  constraint fields_workspace_id_field_set_id_fkey FOREIGN KEY (workspace_id, field_set_id) REFERENCES field_sets(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX fields_by_set ON public.fields USING btree (workspace_id, field_set_id, rank, id) WHERE (trashed_at IS NULL)
  CREATE UNIQUE INDEX fields_pkey ON public.fields USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table file_outputs row security forced
  bytes bigint not null default 0
  created_at timestamp with time zone not null
  file_id uuid not null
  kind text not null
  meta jsonb not null default '{}'::jsonb
  workspace_id uuid not null
  constraint file_outputs_pkey PRIMARY KEY (workspace_id, file_id, kind)
  constraint file_outputs_workspace_id_file_id_fkey FOREIGN KEY (workspace_id, file_id) REFERENCES files(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX file_outputs_pkey ON public.file_outputs USING btree (workspace_id, file_id, kind)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table file_pages row security forced
  boxes jsonb
  file_id uuid not null
  height double precision
  page integer not null
  source text not null
  text text not null
  width double precision
  workspace_id uuid not null
  constraint file_pages_page_check CHECK ((page >= 1))
  constraint file_pages_pkey PRIMARY KEY (workspace_id, file_id, page)
  constraint file_pages_source_check CHECK ((source = ANY (ARRAY['TEXT'::text, 'OCR'::text, 'NONE'::text])))
  constraint file_pages_workspace_id_file_id_fkey FOREIGN KEY (workspace_id, file_id) REFERENCES files(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX file_pages_pkey ON public.file_pages USING btree (workspace_id, file_id, page)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table files row security forced
  color text
  content_type text not null default 'application/octet-stream'::text
  created_at timestamp with time zone not null
  created_by uuid not null
  duration double precision
  error text
  height integer
  id uuid not null
  job_id uuid
  makes_note boolean not null default false
  media_type text
  name text not null
  owner_id uuid not null
  owner_type text not null
  page_count integer
  processing text not null default 'NONE'::text
  processing_error text
  processing_error_code text
  redaction integer not null default 0
  size bigint not null
  status text not null
  trashed_at timestamp with time zone
  trashed_by uuid
  type text not null default 'OTHER'::text
  updated_at timestamp with time zone not null
  uploaded_at timestamp with time zone
  uploaded_bytes bigint not null default 0
  version integer not null default 1
  width integer
  workspace_id uuid not null
  constraint files_media_type_check CHECK ((media_type = ANY (ARRAY['AUDIO'::text, 'VIDEO'::text])))
  constraint files_name_check CHECK ((length(name) <= 500))
  constraint files_owner_type_check CHECK ((owner_type = ANY (ARRAY['project'::text, 'note'::text, 'insight'::text])))
  constraint files_pkey PRIMARY KEY (workspace_id, id)
  constraint files_processing_check CHECK ((processing = ANY (ARRAY['NONE'::text, 'WAITING'::text, 'PROGRESSING'::text, 'COMPLETE'::text, 'ERROR'::text, 'CANCELLED'::text])))
  constraint files_size_check CHECK ((size >= 0))
  constraint files_status_check CHECK ((status = ANY (ARRAY['UPLOADING'::text, 'DONE'::text, 'FAILED'::text, 'CANCELLED'::text])))
  constraint files_type_check CHECK ((type = ANY (ARRAY['AUDIO'::text, 'IMAGE'::text, 'VIDEO'::text, 'SPREADSHEET'::text, 'DOCUMENT'::text, 'PRESENTATION'::text, 'OTHER'::text])))
  constraint files_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  constraint files_workspace_id_owner_id_fkey FOREIGN KEY (workspace_id, owner_id) REFERENCES access_objects(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX files_by_owner ON public.files USING btree (workspace_id, owner_id, created_at DESC, id DESC)
  CREATE INDEX files_in_trash ON public.files USING btree (workspace_id, trashed_at) WHERE (trashed_at IS NOT NULL)
  CREATE UNIQUE INDEX files_pkey ON public.files USING btree (workspace_id, id)
  CREATE INDEX files_uploading ON public.files USING btree (workspace_id, updated_at) WHERE (status = 'UPLOADING'::text)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
  CREATE TRIGGER files_leave_garbage AFTER DELETE ON public.files FOR EACH ROW EXECUTE FUNCTION leave_stored_garbage()
table folders row security forced
  access_id uuid not null
  created_at timestamp with time zone not null
  created_by uuid not null
  id uuid not null
  is_sample boolean not null default false
  parent_id uuid
  rank double precision not null default 0
  title text not null default ''::text
  trashed_at timestamp with time zone
  trashed_by uuid
  trashed_with uuid
  updated_at timestamp with time zone not null
  version integer not null default 1
  workspace_id uuid not null
  constraint folders_pkey PRIMARY KEY (workspace_id, id)
  constraint folders_title_check CHECK ((length(title) <= 200))
  constraint folders_workspace_id_created_by_fkey FOREIGN KEY (workspace_id, created_by) REFERENCES members(workspace_id, id)
  constraint folders_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  constraint folders_workspace_id_parent_id_fkey FOREIGN KEY (workspace_id, parent_id) REFERENCES folders(workspace_id, id)
  CREATE INDEX folders_by_author ON public.folders USING btree (workspace_id, created_by, created_at DESC, id DESC) WHERE (trashed_at IS NULL)
  CREATE INDEX folders_by_parent ON public.folders USING btree (workspace_id, parent_id, rank, id) WHERE (trashed_at IS NULL)
  CREATE INDEX folders_by_rank ON public.folders USING btree (workspace_id, rank, id) WHERE (trashed_at IS NULL)
  CREATE INDEX folders_in_trash ON public.folders USING btree (workspace_id, trashed_at DESC, id DESC) WHERE (trashed_at IS NOT NULL)
  CREATE UNIQUE INDEX folders_pkey ON public.folders USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table follows row security forced
  created_at timestamp with time zone not null
  due_at timestamp with time zone not null
  frequency text not null
  member_id uuid not null
  object_id uuid not null
  told_until timestamp with time zone not null
  workspace_id uuid not null
  constraint follows_frequency_check CHECK ((frequency = ANY (ARRAY['MONTHLY'::text, 'WEEKLY'::text, 'DAILY'::text])))
  constraint follows_pkey PRIMARY KEY (workspace_id, member_id, object_id)
  constraint follows_workspace_id_member_id_fkey FOREIGN KEY (workspace_id, member_id) REFERENCES members(workspace_id, id) ON DELETE CASCADE
  constraint follows_workspace_id_object_id_fkey FOREIGN KEY (workspace_id, object_id) REFERENCES access_objects(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX follows_by_object ON public.follows USING btree (workspace_id, object_id)
  CREATE INDEX follows_due ON public.follows USING btree (workspace_id, due_at)
  CREATE UNIQUE INDEX follows_pkey ON public.follows USING btree (workspace_id, member_id, object_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
function await_index() eaf1772a3f874c8cca4c7b942874e6d6
function count_added_people() e4dd4da91d5f99176554d71e2998c7b7
function count_added_points() 22efde1c616fe51f74dc7ac72706b496
function count_added_values() c45012912e5f4626873bdf8c268e72ab
function count_arrivals(arrivals jsonb) 548ef2e00538b72aa262e4f0c3e0b722
function count_departures(departures jsonb) 51324a69c5804cd65255204d5a1007c8
function count_moved_people() 63dccff41470d53a10a96a069a036857
function count_moved_points() bd1c86af088be0575c16b5b830013a43
function count_moved_values() e6dc0a599b21ac8e3bb6f364ddeea45c
function count_people(workspaces uuid[], channels uuid[], themes uuid[], days date[], people text[], came integer[], went integer[]) a7df0cc223e9488830b28e72cd5f851d
function count_removed_people() 1a133b4e0f84140ebd6cebe7c505b611
function count_removed_points() 8aee49f524eb90ca91c2c8093256770e
function count_removed_values() c54424cdac1051d4f7c5b44570c8ad7b
function count_values(workspaces uuid[], channels uuid[], themes uuid[], months date[], said jsonb[], points integer[]) 4308f0fcc8229b320c3bbdbe66bd4238
function current_account() 3c4b9fb35311121d013b2b3326a32953
function current_email() 732879900f9c97e1dd35c39977a0f60b
function current_workspace() e1a776d04ec2618629a6085b3e1ad7ad
function drop_indexed_texts() cc018af6f042ebaa7abe09a677c29a58
function drop_point_values() 32f8a6799bceb5913819e0c3860c666d
function forget_field_values() 56397472f99214ed9aa1fe315bce2470
function forget_participants(workspace uuid, person_ids uuid[]) 21be186dd34271df2bc2fb74e7a14d2b
function forget_people_in_values() 6cedb5301c6d770728ccbbc16aad2bbc
function forget_person_keys() 319067a9cf74a1e50be79cca45fbacaa
function forget_rows_of_workspace() 520350c7e0114125b8a7a9c5b9f86638
function forget_sealed_words() 9174aad930aad1fbc74453c5ac0f647f
function forget_stars_and_visits() e781205aa6ad712ec01444d2a0cf1fa0
function forget_unnamed() 2a235e9e9036a627d6e602bf49abfe99
function forget_work_of_workspace() f141ac50a6c09598037095bd29c667eb
function heir_of_theme(workspace uuid, theme uuid) 5104169652475cf7fabf05fc6d386cff
function highlight_tags_follow() 93b6dbf1aa065006507c230f537ae97c
function highlight_tags_take_place() 730cde2689c25a44d32eaef4f186a3c8
function highlights_follow_object() 96f8d20f42e7dbf965a49bc500f01432
function highlights_hide() c8c20a1e4f54560090285ea48a257e64
function highlights_lose_tags() 49f069b42d000b30426e64ab994dad37
function highlights_take_place() d5fca961ea53d4101b4cb58e510ac002
function keep_last_days(workspaces uuid[], channels uuid[], themes uuid[], days date[], people text[], came integer[], went integer[]) 9b1b3c34b3f5d4ae5acb38b2ccbe33a5
function keep_point_values() 13987a206a1821575f4b4626db548507
function last_day_of(workspace uuid, channel uuid, theme uuid, who text) 2a8f0f0bc8997608d646ebc0239d6a22
function leave_stored_garbage() 0bb18e2162b4224b6f689655b3ec8b34
function move_point_values() 9c684b236f1433ac3a0a19dfeb4f1dd3
function protect_tenant_table(name regclass) 6c4f48133d545e1f77e042c71a1e9fec
function reindex_changed_text() e2ddb662e8d0cb0fb3d655e7b7bd5458
function remember_removed_workspace() 2be26b5cd58bbbf791f6a866f4af1d65
function says_more(workspace uuid, channel uuid, theme uuid, said_on date, who text, than bigint) a38e3a03623d534708525d66a4fd3a7b
function teams_of_person() 412f7f70676b37f921f807ad6d792adc
table gallery_templates row security forced
  author_name text
  contents jsonb not null
  description text not null default ''::text
  id uuid not null
  published_at timestamp with time zone not null
  published_by uuid not null
  target text not null
  template_id uuid not null
  title text not null
  workspace_id uuid not null
  constraint gallery_templates_author_name_check CHECK ((length(author_name) <= 100))
  constraint gallery_templates_contents_check CHECK ((length((contents)::text) <= 10000000))
  constraint gallery_templates_description_check CHECK ((length(description) <= 1000))
  constraint gallery_templates_pkey PRIMARY KEY (workspace_id, id)
  constraint gallery_templates_target_check CHECK ((target = ANY (ARRAY['project'::text, 'note'::text, 'insight'::text])))
  constraint gallery_templates_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200)))
  constraint gallery_templates_workspace_id_published_by_fkey FOREIGN KEY (workspace_id, published_by) REFERENCES members(workspace_id, id)
  constraint gallery_templates_workspace_id_template_id_fkey FOREIGN KEY (workspace_id, template_id) REFERENCES workspace_templates(workspace_id, id) ON DELETE CASCADE
  constraint gallery_templates_workspace_id_template_id_key UNIQUE (workspace_id, template_id)
  CREATE UNIQUE INDEX gallery_templates_by_id ON public.gallery_templates USING btree (id)
  CREATE INDEX gallery_templates_by_time ON public.gallery_templates USING btree (published_at DESC, id DESC)
  CREATE UNIQUE INDEX gallery_templates_pkey ON public.gallery_templates USING btree (workspace_id, id)
  CREATE UNIQUE INDEX gallery_templates_workspace_id_template_id_key ON public.gallery_templates USING btree (workspace_id, template_id)
  policy published for r using ((( SELECT current_setting('hark.gallery'::text, true) AS current_setting) = 'on'::text)) check ()
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table grants row security forced
  created_at timestamp with time zone not null
  granted_by uuid
  grantee text not null
  level smallint not null
  object_id uuid not null
  workspace_id uuid not null
  constraint grants_level_check CHECK (((level >= 1) AND (level <= 3)))
  constraint grants_pkey PRIMARY KEY (workspace_id, object_id, grantee) INCLUDE (level)
  constraint grants_workspace_id_object_id_fkey FOREIGN KEY (workspace_id, object_id) REFERENCES access_objects(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX grants_by_grantee ON public.grants USING btree (workspace_id, grantee, object_id, level)
  CREATE UNIQUE INDEX grants_pkey ON public.grants USING btree (workspace_id, object_id, grantee) INCLUDE (level)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table group_members row security forced
  added_at timestamp with time zone not null
  group_id uuid not null
  member_id uuid not null
  workspace_id uuid not null
  constraint group_members_pkey PRIMARY KEY (workspace_id, group_id, member_id)
  constraint group_members_workspace_id_group_id_fkey FOREIGN KEY (workspace_id, group_id) REFERENCES groups(workspace_id, id) ON DELETE CASCADE
  constraint group_members_workspace_id_member_id_fkey FOREIGN KEY (workspace_id, member_id) REFERENCES members(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX group_members_by_member ON public.group_members USING btree (workspace_id, member_id)
  CREATE UNIQUE INDEX group_members_pkey ON public.group_members USING btree (workspace_id, group_id, member_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table groups row security forced
  created_at timestamp with time zone not null
  created_by uuid
  id uuid not null
  name text not null
  updated_at timestamp with time zone not null
  version integer not null default 1
  workspace_id uuid not null
  constraint groups_name_check CHECK ((length(name) <= 200))
  constraint groups_pkey PRIMARY KEY (workspace_id, id)
  constraint groups_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE UNIQUE INDEX groups_by_name ON public.groups USING btree (workspace_id, lower(name))
  CREATE UNIQUE INDEX groups_pkey ON public.groups USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table highlight_suggestions row security forced
  basis text
  created_at timestamp with time zone not null
  engine_version integer not null
  highlight_id uuid
  id uuid not null
  model text
  object_id uuid not null
  object_type text not null
  pdf_areas text not null default '[]'::text
  reason text
  review text
  reviewed_at timestamp with time zone
  reviewed_by uuid
  score real not null default 0
  selected_text text not null
  start_offset integer
  suggested_tag_ids uuid[] not null default '{}'::uuid[]
  version integer not null default 1
  workspace_id uuid not null
  constraint highlight_suggestions_basis_check CHECK ((basis = ANY (ARRAY['tag'::text, 'highlight'::text, 'salience'::text, 'model'::text])))
  constraint highlight_suggestions_object_type_check CHECK ((object_type = ANY (ARRAY['note'::text, 'insight'::text])))
  constraint highlight_suggestions_pdf_areas_check CHECK ((length(pdf_areas) <= 17000))
  constraint highlight_suggestions_pkey PRIMARY KEY (workspace_id, id)
  constraint highlight_suggestions_review_check CHECK ((review = ANY (ARRAY['Accepted'::text, 'Rejected'::text])))
  constraint highlight_suggestions_workspace_id_object_id_fkey FOREIGN KEY (workspace_id, object_id) REFERENCES access_objects(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX highlight_suggestions_pkey ON public.highlight_suggestions USING btree (workspace_id, id)
  CREATE INDEX open_suggestions ON public.highlight_suggestions USING btree (workspace_id, object_id, COALESCE(start_offset, 0), id) WHERE (review IS NULL)
  CREATE UNIQUE INDEX suggestions_once ON public.highlight_suggestions USING btree (workspace_id, object_id, md5(selected_text), md5(pdf_areas))
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table highlight_tags row security forced
  access_id uuid not null
  added_at timestamp with time zone not null
  added_by uuid
  comment_only boolean not null default false
  hidden boolean not null
  highlight_id uuid not null
  highlighted_at timestamp with time zone not null
  object_id uuid not null
  place integer not null
  project_id uuid not null
  tag_id uuid not null
  workspace_id uuid not null
  constraint highlight_tags_pkey PRIMARY KEY (workspace_id, highlight_id, tag_id)
  constraint highlight_tags_workspace_id_highlight_id_fkey FOREIGN KEY (workspace_id, highlight_id) REFERENCES highlights(workspace_id, id) ON DELETE CASCADE
  constraint highlight_tags_workspace_id_tag_id_fkey FOREIGN KEY (workspace_id, tag_id) REFERENCES tags(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX highlight_tags_by_member ON public.highlight_tags USING btree (workspace_id, added_by, added_at DESC)
  CREATE INDEX highlight_tags_by_tag ON public.highlight_tags USING btree (workspace_id, tag_id, highlighted_at DESC, highlight_id DESC) WHERE (NOT hidden)
  CREATE INDEX highlight_tags_in_project ON public.highlight_tags USING btree (workspace_id, project_id, tag_id, highlighted_at DESC, highlight_id DESC) INCLUDE (access_id, object_id, comment_only) WHERE (NOT hidden)
  CREATE INDEX highlight_tags_of_tag ON public.highlight_tags USING btree (workspace_id, tag_id, object_id) INCLUDE (hidden, comment_only)
  CREATE UNIQUE INDEX highlight_tags_pkey ON public.highlight_tags USING btree (workspace_id, highlight_id, tag_id)
  CREATE INDEX highlight_tags_to_count ON public.highlight_tags USING btree (workspace_id, tag_id, access_id, added_at) WHERE (NOT hidden)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
  CREATE TRIGGER highlights_lose_tags AFTER DELETE ON public.highlight_tags REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION highlights_lose_tags()
  CREATE TRIGGER take_place BEFORE INSERT ON public.highlight_tags FOR EACH ROW EXECUTE FUNCTION highlight_tags_take_place()
table highlights row security forced
  access_id uuid not null
  clip_duration double precision
  clip_id uuid
  created_at timestamp with time zone not null
  created_by uuid not null
  deleted_at timestamp with time zone
  deleted_by uuid
  end_offset integer
  end_time double precision
  file_id uuid
  hidden boolean not null default false
  id uuid not null
  inline_comment_only boolean not null default false
  lost_ranges jsonb
  marked boolean not null
  media_type text
  object_id uuid not null
  object_trashed boolean not null default false
  object_type text not null
  pdf_areas text
  position double precision not null default 0
  project_id uuid not null
  snippet_end integer
  snippet_start integer
  speakers text not null default ''::text
  start_offset integer
  start_time double precision
  tagged boolean not null default false
  text text not null default ''::text
  updated_at timestamp with time zone not null
  version integer not null default 1
  workspace_id uuid not null
  constraint highlights_media_type_check CHECK ((media_type = ANY (ARRAY['AUDIO'::text, 'AV'::text, 'VIDEO'::text])))
  constraint highlights_object_type_check CHECK ((object_type = ANY (ARRAY['note'::text, 'insight'::text])))
  constraint highlights_pdf_areas_check CHECK ((length(pdf_areas) <= 17000))
  constraint highlights_pkey PRIMARY KEY (workspace_id, id)
  constraint highlights_workspace_id_object_id_fkey FOREIGN KEY (workspace_id, object_id) REFERENCES access_objects(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX highlights_by_author ON public.highlights USING btree (workspace_id, created_by, created_at DESC, id DESC) WHERE (NOT hidden)
  CREATE INDEX highlights_by_creation ON public.highlights USING btree (workspace_id, created_at DESC, id DESC) WHERE (NOT hidden)
  CREATE INDEX highlights_by_file ON public.highlights USING btree (workspace_id, file_id) WHERE (file_id IS NOT NULL)
  CREATE INDEX highlights_by_map ON public.highlights USING btree (workspace_id, project_id, access_id) WHERE ((NOT hidden) AND (NOT inline_comment_only))
  CREATE INDEX highlights_by_position ON public.highlights USING btree (workspace_id, object_id, "position", id) WHERE (NOT hidden)
  CREATE INDEX highlights_by_project_creation ON public.highlights USING btree (workspace_id, project_id, created_at DESC, id DESC) INCLUDE (access_id, inline_comment_only) WHERE (NOT hidden)
  CREATE INDEX highlights_by_project_update ON public.highlights USING btree (workspace_id, project_id, updated_at DESC, id DESC) WHERE (NOT hidden)
  CREATE INDEX highlights_by_update ON public.highlights USING btree (workspace_id, updated_at DESC, id DESC) WHERE (NOT hidden)
  CREATE INDEX highlights_of_object ON public.highlights USING btree (workspace_id, object_id)
  CREATE UNIQUE INDEX highlights_pkey ON public.highlights USING btree (workspace_id, id)
  CREATE INDEX highlights_untagged ON public.highlights USING btree (workspace_id, project_id, created_at DESC, id DESC) INCLUDE (access_id) WHERE ((NOT hidden) AND (NOT inline_comment_only) AND (NOT tagged))
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
  CREATE TRIGGER hide BEFORE UPDATE ON public.highlights FOR EACH ROW EXECUTE FUNCTION highlights_hide()
  CREATE TRIGGER highlight_tags_follow AFTER UPDATE ON public.highlights FOR EACH ROW WHEN (((old.access_id <> new.access_id) OR (old.hidden <> new.hidden) OR (old.project_id <> new.project_id) OR (old.inline_comment_only <> new.inline_comment_only))) EXECUTE FUNCTION highlight_tags_follow()
  CREATE TRIGGER take_place BEFORE INSERT ON public.highlights FOR EACH ROW EXECUTE FUNCTION highlights_take_place()
table import_batches row security forced
  created_ids uuid[] not null default '{}'::uuid[]
  group_ids uuid[] not null default '{}'::uuid[]
  import_id uuid not null
  number integer not null
  person_ids uuid[] not null default '{}'::uuid[]
  previous jsonb not null default '[]'::jsonb
  tag_ids uuid[] not null default '{}'::uuid[]
  workspace_id uuid not null
  constraint import_batches_pkey PRIMARY KEY (workspace_id, import_id, number)
  constraint import_batches_workspace_id_import_id_fkey FOREIGN KEY (workspace_id, import_id) REFERENCES imports(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX import_batches_pkey ON public.import_batches USING btree (workspace_id, import_id, number)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table import_columns row security forced
  choice jsonb not null
  header text not null
  scope_id uuid not null
  target text not null
  updated_at timestamp with time zone not null
  workspace_id uuid not null
  constraint import_columns_header_check CHECK ((length(header) <= 300))
  constraint import_columns_pkey PRIMARY KEY (workspace_id, target, scope_id, header)
  constraint import_columns_target_check CHECK ((target = ANY (ARRAY['NOTES'::text, 'CONTACTS'::text, 'DATA_POINTS'::text, 'TAGS'::text, 'FIELDS'::text])))
  constraint import_columns_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE UNIQUE INDEX import_columns_pkey ON public.import_columns USING btree (workspace_id, target, scope_id, header)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table import_problems row security forced
  cells text[] not null
  import_id uuid not null
  kind text not null
  line integer not null
  message text not null
  workspace_id uuid not null
  constraint import_problems_kind_check CHECK ((kind = ANY (ARRAY['DUPLICATE'::text, 'INVALID'::text])))
  constraint import_problems_message_check CHECK ((length(message) <= 500))
  constraint import_problems_pkey PRIMARY KEY (workspace_id, import_id, line)
  constraint import_problems_workspace_id_import_id_fkey FOREIGN KEY (workspace_id, import_id) REFERENCES imports(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX import_problems_pkey ON public.import_problems USING btree (workspace_id, import_id, line)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table imports row security forced
  as_table boolean not null default false
  board_id uuid
  bytes bigint not null
  channel_id uuid
  columns jsonb
  created_at timestamp with time zone not null
  created_count integer not null default 0
  duplicate_count integer not null default 0
  error text
  existing text not null default 'SKIP'::text
  failed_count integer not null default 0
  field_owner text
  file_name text not null
  finished_at timestamp with time zone
  found jsonb
  id uuid not null
  ignore_nulls boolean not null default false
  insight_id uuid
  job_id uuid
  key_column integer
  made jsonb not null default '{}'::jsonb
  max_date timestamp with time zone
  min_date timestamp with time zone
  project_id uuid
  questions jsonb not null default '{}'::jsonb
  requested_by uuid not null
  status text not null
  target text not null
  undone_at timestamp with time zone
  updated_count integer not null default 0
  wants_insight boolean not null default false
  workspace_id uuid not null
  constraint imports_bytes_check CHECK ((bytes >= 0))
  constraint imports_existing_check CHECK ((existing = ANY (ARRAY['SKIP'::text, 'UPDATE'::text])))
  constraint imports_field_owner_check CHECK ((field_owner = ANY (ARRAY['note'::text, 'insight'::text, 'person'::text, 'project'::text])))
  constraint imports_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 500)))
  constraint imports_owner_check CHECK (((target = 'FIELDS'::text) = (field_owner IS NOT NULL)))
  constraint imports_pkey PRIMARY KEY (workspace_id, id)
  constraint imports_status_check CHECK ((status = ANY (ARRAY['UPLOADING'::text, 'READY'::text, 'RUNNING'::text, 'COMPLETE'::text, 'FAILED'::text, 'CANCELLED'::text, 'UNDOING'::text, 'UNDONE'::text])))
  constraint imports_target_check CHECK ((target = ANY (ARRAY['NOTES'::text, 'CONTACTS'::text, 'DATA_POINTS'::text, 'TAGS'::text, 'FIELDS'::text])))
  constraint imports_workspace_id_board_id_fkey FOREIGN KEY (workspace_id, board_id) REFERENCES tag_boards(workspace_id, id) ON DELETE CASCADE
  constraint imports_workspace_id_channel_id_fkey FOREIGN KEY (workspace_id, channel_id) REFERENCES channels(workspace_id, id) ON DELETE CASCADE
  constraint imports_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  constraint imports_workspace_id_insight_id_fkey FOREIGN KEY (workspace_id, insight_id) REFERENCES insights(workspace_id, id) ON DELETE SET NULL (insight_id)
  constraint imports_workspace_id_project_id_fkey FOREIGN KEY (workspace_id, project_id) REFERENCES projects(workspace_id, id) ON DELETE CASCADE
  constraint imports_workspace_id_requested_by_fkey FOREIGN KEY (workspace_id, requested_by) REFERENCES members(workspace_id, id)
  CREATE INDEX imports_by_board ON public.imports USING btree (workspace_id, board_id) WHERE (board_id IS NOT NULL)
  CREATE INDEX imports_by_channel ON public.imports USING btree (workspace_id, channel_id) WHERE (channel_id IS NOT NULL)
  CREATE INDEX imports_by_insight ON public.imports USING btree (workspace_id, insight_id) WHERE (insight_id IS NOT NULL)
  CREATE INDEX imports_by_project ON public.imports USING btree (workspace_id, project_id) WHERE (project_id IS NOT NULL)
  CREATE INDEX imports_by_time ON public.imports USING btree (workspace_id, requested_by, created_at DESC, id DESC)
  CREATE UNIQUE INDEX imports_pkey ON public.imports USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
  CREATE TRIGGER imports_leave_garbage AFTER DELETE ON public.imports FOR EACH ROW EXECUTE FUNCTION leave_stored_garbage()
table insight_publications row security forced
  id uuid not null
  insight_id uuid not null
  published_at timestamp with time zone not null
  published_by uuid
  unpublished_at timestamp with time zone
  unpublished_by uuid
  workspace_id uuid not null
  constraint insight_publications_pkey PRIMARY KEY (workspace_id, id)
  constraint insight_publications_workspace_id_insight_id_fkey FOREIGN KEY (workspace_id, insight_id) REFERENCES insights(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX insight_publications_by_insight ON public.insight_publications USING btree (workspace_id, insight_id)
  CREATE UNIQUE INDEX insight_publications_pkey ON public.insight_publications USING btree (workspace_id, id)
  CREATE INDEX live_publications_by_time ON public.insight_publications USING btree (workspace_id, published_at DESC, insight_id DESC) WHERE (unpublished_at IS NULL)
  CREATE UNIQUE INDEX one_live_publication ON public.insight_publications USING btree (workspace_id, insight_id) WHERE (unpublished_at IS NULL)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table insights row security forced
  access_id uuid not null
  ai_generated boolean not null default false
  cover_file_id uuid
  created_at timestamp with time zone not null
  created_by uuid not null
  id uuid not null
  locked_at timestamp with time zone
  locked_by uuid
  project_id uuid not null
  status text not null default 'draft'::text
  title text not null default ''::text
  trashed_at timestamp with time zone
  trashed_by uuid
  updated_at timestamp with time zone not null
  version integer not null default 1
  workspace_id uuid not null
  constraint insights_pkey PRIMARY KEY (workspace_id, id)
  constraint insights_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'inReview'::text, 'final'::text])))
  constraint insights_title_check CHECK ((length(title) <= 200))
  constraint insights_workspace_id_created_by_fkey FOREIGN KEY (workspace_id, created_by) REFERENCES members(workspace_id, id)
  constraint insights_workspace_id_project_id_fkey FOREIGN KEY (workspace_id, project_id) REFERENCES projects(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX insights_by_author ON public.insights USING btree (workspace_id, created_by, created_at DESC, id DESC) WHERE (trashed_at IS NULL)
  CREATE INDEX insights_by_creation ON public.insights USING btree (workspace_id, project_id, created_at DESC, id DESC) WHERE (trashed_at IS NULL)
  CREATE INDEX insights_by_title ON public.insights USING btree (workspace_id, project_id, lower(title), id) WHERE (trashed_at IS NULL)
  CREATE INDEX insights_by_update ON public.insights USING btree (workspace_id, project_id, updated_at DESC, id DESC) WHERE (trashed_at IS NULL)
  CREATE INDEX insights_in_trash ON public.insights USING btree (workspace_id, trashed_at DESC, id DESC) WHERE (trashed_at IS NOT NULL)
  CREATE UNIQUE INDEX insights_pkey ON public.insights USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
  CREATE TRIGGER highlights_follow AFTER UPDATE ON public.insights FOR EACH ROW WHEN (((old.access_id <> new.access_id) OR (old.project_id <> new.project_id) OR ((old.trashed_at IS NULL) <> (new.trashed_at IS NULL)))) EXECUTE FUNCTION highlights_follow_object()
table instance
  created_at timestamp with time zone not null default now()
  secret text
  singleton boolean not null default true
  constraint instance_pkey PRIMARY KEY (singleton)
  constraint instance_singleton_check CHECK (singleton)
  CREATE UNIQUE INDEX instance_pkey ON public.instance USING btree (singleton)
table invites row security forced
  accepted_at timestamp with time zone
  created_at timestamp with time zone not null
  email text not null
  expires_at timestamp with time zone not null
  id uuid not null
  invited_by uuid not null
  level smallint
  link_copied_at timestamp with time zone
  message text not null default ''::text
  object_id uuid
  object_type text
  revoked_at timestamp with time zone
  role text not null
  token_hash bytea not null
  workspace_id uuid not null
  constraint invites_email_check CHECK (((email = lower(email)) AND (length(email) <= 320)))
  constraint invites_level_check CHECK (((level >= 1) AND (level <= 3)))
  constraint invites_message_check CHECK ((length(message) <= 500))
  constraint invites_object_type_check CHECK ((object_type ~ '^[a-z][a-zA-Z]*$'::text))
  constraint invites_object_whole CHECK ((num_nonnulls(object_type, object_id, level) = ANY (ARRAY[0, 3])))
  constraint invites_pkey PRIMARY KEY (workspace_id, id)
  constraint invites_role_check CHECK ((role = ANY (ARRAY['MANAGER'::text, 'CONTRIBUTOR'::text, 'VIEWER'::text])))
  constraint invites_token_hash_key UNIQUE (token_hash)
  constraint invites_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  constraint invites_workspace_id_invited_by_fkey FOREIGN KEY (workspace_id, invited_by) REFERENCES members(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX invites_by_email ON public.invites USING btree (email)
  CREATE INDEX invites_open ON public.invites USING btree (workspace_id, created_at DESC, id DESC) WHERE ((accepted_at IS NULL) AND (revoked_at IS NULL))
  CREATE UNIQUE INDEX invites_pkey ON public.invites USING btree (workspace_id, id)
  CREATE UNIQUE INDEX invites_token_hash_key ON public.invites USING btree (token_hash)
  CREATE UNIQUE INDEX one_open_invite ON public.invites USING btree (workspace_id, email) WHERE ((accepted_at IS NULL) AND (revoked_at IS NULL))
  policy own_invites for r using ((email = ( SELECT current_email() AS current_email))) check ()
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table job_steps row security forced
  finished_at timestamp with time zone not null
  job_id uuid not null
  result jsonb not null
  step text not null
  workspace_id uuid not null
  constraint job_steps_pkey PRIMARY KEY (workspace_id, job_id, step)
  constraint job_steps_workspace_id_job_id_fkey FOREIGN KEY (workspace_id, job_id) REFERENCES jobs(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX job_steps_pkey ON public.job_steps USING btree (workspace_id, job_id, step)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table jobs row security forced
  cancel_reason text
  cancel_requested_at timestamp with time zone
  created_at timestamp with time zone not null
  doing text not null default ''::text
  error text
  finished_at timestamp with time zone
  id uuid not null
  name text not null
  payload jsonb not null
  progress real not null default 0
  request_key text not null
  requested_by uuid
  result jsonb
  state text not null
  updated_at timestamp with time zone not null
  workspace_id uuid not null
  constraint jobs_pkey PRIMARY KEY (workspace_id, id)
  constraint jobs_progress_check CHECK (((progress >= (0)::double precision) AND (progress <= (1)::double precision)))
  constraint jobs_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'completed'::text, 'failed'::text, 'cancelled'::text])))
  constraint jobs_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  constraint jobs_workspace_id_name_request_key_key UNIQUE (workspace_id, name, request_key)
  CREATE INDEX jobs_by_creation ON public.jobs USING btree (workspace_id, created_at DESC, id DESC)
  CREATE UNIQUE INDEX jobs_pkey ON public.jobs USING btree (workspace_id, id)
  CREATE INDEX jobs_under_way ON public.jobs USING btree (workspace_id, name) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]))
  CREATE UNIQUE INDEX jobs_workspace_id_name_request_key_key ON public.jobs USING btree (workspace_id, name, request_key)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table kept_names row security forced
  print bytea not null
  project_id uuid not null
  words smallint not null
  workspace_id uuid not null
  constraint kept_names_pkey PRIMARY KEY (workspace_id, project_id, print)
  constraint kept_names_workspace_id_project_id_fkey FOREIGN KEY (workspace_id, project_id) REFERENCES projects(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX kept_names_pkey ON public.kept_names USING btree (workspace_id, project_id, print)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table last_days row security forced
  channel_id uuid not null
  day date not null
  participant text not null
  scope_id uuid not null
  workspace_id uuid not null
  constraint last_days_participant_check CHECK ((length(participant) <= 300))
  constraint last_days_pkey PRIMARY KEY (workspace_id, scope_id, participant)
  constraint last_days_workspace_id_channel_id_fkey FOREIGN KEY (workspace_id, channel_id) REFERENCES channels(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX last_days_by_channel ON public.last_days USING btree (workspace_id, channel_id)
  CREATE UNIQUE INDEX last_days_pkey ON public.last_days USING btree (workspace_id, scope_id, participant)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table media_events row security forced
  created_at timestamp with time zone not null
  event text not null
  file_id uuid not null
  payload jsonb not null default '{}'::jsonb
  seq bigint not null
  workspace_id uuid not null
  constraint media_events_pkey PRIMARY KEY (workspace_id, file_id, seq)
  constraint media_events_workspace_id_file_id_fkey FOREIGN KEY (workspace_id, file_id) REFERENCES files(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX media_events_pkey ON public.media_events USING btree (workspace_id, file_id, seq)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table media_exports row security forced
  bytes bigint
  created_at timestamp with time zone not null
  duration double precision
  error text
  filename text not null
  finished_at timestamp with time zone
  id uuid not null
  job_id uuid
  kind text not null
  owner_id uuid not null
  parts jsonb not null
  requested_by uuid not null
  settings jsonb not null default '{}'::jsonb
  status text not null
  workspace_id uuid not null
  constraint media_exports_filename_check CHECK (((length(filename) >= 1) AND (length(filename) <= 204)))
  constraint media_exports_kind_check CHECK ((kind = ANY (ARRAY['CLIP'::text, 'REEL'::text])))
  constraint media_exports_pkey PRIMARY KEY (workspace_id, id)
  constraint media_exports_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'COMPLETE'::text, 'FAILED'::text, 'CANCELLED'::text])))
  constraint media_exports_workspace_id_owner_id_fkey FOREIGN KEY (workspace_id, owner_id) REFERENCES access_objects(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX media_exports_by_person ON public.media_exports USING btree (workspace_id, requested_by, created_at DESC, id DESC)
  CREATE UNIQUE INDEX media_exports_pkey ON public.media_exports USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
  CREATE TRIGGER media_exports_leave_garbage AFTER DELETE ON public.media_exports FOR EACH ROW EXECUTE FUNCTION leave_stored_garbage()
table members row security forced
  account_id uuid not null
  created_at timestamp with time zone not null
  email text not null
  id uuid not null
  is_sample boolean not null default false
  job_role text
  name text not null
  removed_at timestamp with time zone
  role text
  suspended_at timestamp with time zone
  theme text not null default 'system'::text
  updated_at timestamp with time zone not null
  version integer not null default 1
  workspace_admin boolean not null default false
  workspace_id uuid not null
  constraint members_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
  constraint members_email_check CHECK ((length(email) <= 320))
  constraint members_name_check CHECK ((length(name) <= 100))
  constraint members_pkey PRIMARY KEY (workspace_id, id)
  constraint members_role_check CHECK ((role = ANY (ARRAY['MANAGER'::text, 'CONTRIBUTOR'::text, 'VIEWER'::text])))
  constraint members_theme_check CHECK ((theme = ANY (ARRAY['system'::text, 'light'::text, 'dark'::text, 'legacy'::text])))
  constraint members_workspace_id_account_id_key UNIQUE (workspace_id, account_id)
  constraint members_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE INDEX members_by_account ON public.members USING btree (account_id)
  CREATE INDEX members_by_name ON public.members USING btree (workspace_id, lower(name), id)
  CREATE UNIQUE INDEX members_pkey ON public.members USING btree (workspace_id, id)
  CREATE INDEX members_with_admin ON public.members USING btree (workspace_id) WHERE workspace_admin
  CREATE UNIQUE INDEX members_workspace_id_account_id_key ON public.members USING btree (workspace_id, account_id)
  policy own_inviters for r using (((workspace_id, id) IN ( SELECT invites.workspace_id,
    invites.invited_by
   FROM invites
  WHERE ((invites.email = ( SELECT current_email() AS current_email)) AND (invites.accepted_at IS NULL) AND (invites.revoked_at IS NULL))))) check ()
  policy own_memberships for r using ((account_id = ( SELECT current_account() AS current_account))) check ()
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table migrations
  applied_at timestamp with time zone not null default now()
  checksum text not null
  name text not null
  constraint migrations_pkey PRIMARY KEY (name)
  CREATE UNIQUE INDEX migrations_pkey ON public.migrations USING btree (name)
table model_months row security forced
  month date not null
  requests bigint not null default 0
  tokens bigint not null default 0
  workspace_id uuid not null
  constraint model_months_pkey PRIMARY KEY (workspace_id, month)
  constraint model_months_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE UNIQUE INDEX model_months_pkey ON public.model_months USING btree (workspace_id, month)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table model_settings row security forced
  generation_on boolean not null default true
  model text
  monthly_tokens bigint
  personal_kinds text[]
  provider text
  region text
  secret_id uuid
  updated_at timestamp with time zone not null
  updated_by uuid
  url text
  workspace_id uuid not null
  constraint model_settings_model_check CHECK ((length(model) <= 200))
  constraint model_settings_monthly_tokens_check CHECK ((monthly_tokens >= 0))
  constraint model_settings_pkey PRIMARY KEY (workspace_id)
  constraint model_settings_provider_check CHECK ((provider = ANY (ARRAY['openai'::text, 'anthropic'::text, 'google'::text, 'bedrock'::text, 'ollama'::text, 'compatible'::text])))
  constraint model_settings_region_check CHECK ((length(region) <= 40))
  constraint model_settings_url_check CHECK ((length(url) <= 500))
  constraint model_settings_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  constraint model_settings_workspace_id_secret_id_fkey FOREIGN KEY (workspace_id, secret_id) REFERENCES sealed_secrets(workspace_id, id)
  CREATE UNIQUE INDEX model_settings_pkey ON public.model_settings USING btree (workspace_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table model_uses row security forced
  created_at timestamp with time zone not null
  estimated boolean not null
  host text
  id uuid not null
  input_hash bytea not null
  input_tokens integer not null
  member_id uuid
  model text not null
  ms integer not null
  object_ids uuid[] not null default '{}'::uuid[]
  outcome text not null
  output_tokens integer not null
  provider text not null
  purpose text not null
  workspace_id uuid not null
  constraint model_uses_host_check CHECK ((length(host) <= 300))
  constraint model_uses_pkey PRIMARY KEY (workspace_id, id)
  constraint model_uses_purpose_check CHECK ((length(purpose) <= 60))
  constraint model_uses_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE INDEX model_uses_by_time ON public.model_uses USING btree (workspace_id, created_at DESC)
  CREATE UNIQUE INDEX model_uses_pkey ON public.model_uses USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table note_origins row security forced
  channel_id uuid not null
  note_id uuid not null
  participant text
  point_id uuid not null
  properties jsonb not null default '[]'::jsonb
  said_at timestamp with time zone not null
  url text
  workspace_id uuid not null
  constraint note_origins_participant_check CHECK ((length(participant) <= 300))
  constraint note_origins_pkey PRIMARY KEY (workspace_id, note_id)
  constraint note_origins_url_check CHECK ((length(url) <= 2048))
  constraint note_origins_workspace_id_note_id_fkey FOREIGN KEY (workspace_id, note_id) REFERENCES notes(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX note_origins_by_participant ON public.note_origins USING btree (workspace_id, participant) WHERE (participant IS NOT NULL)
  CREATE INDEX note_origins_by_point ON public.note_origins USING btree (workspace_id, point_id)
  CREATE UNIQUE INDEX note_origins_pkey ON public.note_origins USING btree (workspace_id, note_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
  CREATE TRIGGER origins_forgotten AFTER DELETE ON public.note_origins REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION forget_unnamed()
table note_people row security forced
  added_at timestamp with time zone not null
  added_by uuid
  kind text not null
  note_id uuid not null
  person_id uuid not null
  rank double precision not null
  workspace_id uuid not null
  constraint note_people_kind_check CHECK ((kind = ANY (ARRAY['participant'::text, 'speaker'::text])))
  constraint note_people_pkey PRIMARY KEY (workspace_id, note_id, person_id)
  constraint note_people_workspace_id_note_id_fkey FOREIGN KEY (workspace_id, note_id) REFERENCES notes(workspace_id, id) ON DELETE CASCADE
  constraint note_people_workspace_id_person_id_fkey FOREIGN KEY (workspace_id, person_id) REFERENCES people(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX note_people_by_person ON public.note_people USING btree (workspace_id, person_id, note_id)
  CREATE UNIQUE INDEX note_people_pkey ON public.note_people USING btree (workspace_id, note_id, person_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table notes row security forced
  access_id uuid not null
  ai_generated boolean not null default false
  created_at timestamp with time zone not null
  created_by uuid not null
  id uuid not null
  locked_at timestamp with time zone
  locked_by uuid
  project_id uuid not null
  title text not null default ''::text
  trashed_at timestamp with time zone
  trashed_by uuid
  updated_at timestamp with time zone not null
  version integer not null default 1
  workspace_id uuid not null
  constraint notes_pkey PRIMARY KEY (workspace_id, id)
  constraint notes_title_check CHECK ((length(title) <= 200))
  constraint notes_workspace_id_created_by_fkey FOREIGN KEY (workspace_id, created_by) REFERENCES members(workspace_id, id)
  constraint notes_workspace_id_project_id_fkey FOREIGN KEY (workspace_id, project_id) REFERENCES projects(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX notes_by_author ON public.notes USING btree (workspace_id, created_by, created_at DESC, id DESC) WHERE (trashed_at IS NULL)
  CREATE INDEX notes_by_creation ON public.notes USING btree (workspace_id, project_id, created_at DESC, id DESC) WHERE (trashed_at IS NULL)
  CREATE INDEX notes_by_title ON public.notes USING btree (workspace_id, project_id, lower(title), id) WHERE (trashed_at IS NULL)
  CREATE INDEX notes_by_update ON public.notes USING btree (workspace_id, project_id, updated_at DESC, id DESC) WHERE (trashed_at IS NULL)
  CREATE INDEX notes_in_trash ON public.notes USING btree (workspace_id, trashed_at DESC, id DESC) WHERE (trashed_at IS NOT NULL)
  CREATE UNIQUE INDEX notes_pkey ON public.notes USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
  CREATE TRIGGER highlights_follow AFTER UPDATE ON public.notes FOR EACH ROW WHEN (((old.access_id <> new.access_id) OR (old.project_id <> new.project_id) OR ((old.trashed_at IS NULL) <> (new.trashed_at IS NULL)))) EXECUTE FUNCTION highlights_follow_object()
table notice_choices row security forced
  member_id uuid not null
  notice text not null
  object_id uuid
  way text not null
  workspace_id uuid not null
  constraint notice_choices_notice_check CHECK ((length(notice) <= 50))
  constraint notice_choices_once UNIQUE NULLS NOT DISTINCT (workspace_id, member_id, object_id, notice)
  constraint notice_choices_way_check CHECK ((way = ANY (ARRAY['APP'::text, 'MAIL'::text, 'DIGEST'::text, 'OFF'::text])))
  constraint notice_choices_workspace_id_member_id_fkey FOREIGN KEY (workspace_id, member_id) REFERENCES members(workspace_id, id) ON DELETE CASCADE
  constraint notice_choices_workspace_id_object_id_fkey FOREIGN KEY (workspace_id, object_id) REFERENCES access_objects(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX notice_choices_once ON public.notice_choices USING btree (workspace_id, member_id, object_id, notice) NULLS NOT DISTINCT
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table notification_options row security forced
  all_changes_enabled boolean not null
  all_comments_enabled boolean not null
  insights_published_enabled boolean not null
  member_id uuid not null
  object_id uuid
  updated_at timestamp with time zone not null
  workspace_id uuid not null
  constraint notification_options_once UNIQUE NULLS NOT DISTINCT (workspace_id, member_id, object_id)
  constraint notification_options_workspace_id_member_id_fkey FOREIGN KEY (workspace_id, member_id) REFERENCES members(workspace_id, id) ON DELETE CASCADE
  constraint notification_options_workspace_id_object_id_fkey FOREIGN KEY (workspace_id, object_id) REFERENCES access_objects(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX notification_options_once ON public.notification_options USING btree (workspace_id, member_id, object_id) NULLS NOT DISTINCT
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table notifications row security forced
  actor_id uuid
  created_at timestamp with time zone not null
  digest_from timestamp with time zone
  event_id uuid not null
  id uuid not null
  link text not null
  member_id uuid not null
  metadata jsonb not null
  object_id uuid
  person_id uuid
  read_at timestamp with time zone
  type text not null
  workspace_id uuid not null
  constraint notifications_about_one CHECK (((object_id IS NULL) OR (person_id IS NULL)))
  constraint notifications_pkey PRIMARY KEY (workspace_id, id)
  constraint notifications_workspace_id_member_id_event_id_key UNIQUE (workspace_id, member_id, event_id)
  constraint notifications_workspace_id_member_id_fkey FOREIGN KEY (workspace_id, member_id) REFERENCES members(workspace_id, id) ON DELETE CASCADE
  constraint notifications_workspace_id_object_id_fkey FOREIGN KEY (workspace_id, object_id) REFERENCES access_objects(workspace_id, id) ON DELETE CASCADE
  constraint notifications_workspace_id_person_id_fkey FOREIGN KEY (workspace_id, person_id) REFERENCES people(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX notifications_by_person ON public.notifications USING btree (workspace_id, person_id) WHERE (person_id IS NOT NULL)
  CREATE INDEX notifications_by_time ON public.notifications USING btree (workspace_id, member_id, created_at DESC, id DESC)
  CREATE UNIQUE INDEX notifications_pkey ON public.notifications USING btree (workspace_id, id)
  CREATE INDEX notifications_to_digest ON public.notifications USING btree (workspace_id, digest_from) WHERE (digest_from IS NOT NULL)
  CREATE INDEX notifications_unread ON public.notifications USING btree (workspace_id, member_id) WHERE (read_at IS NULL)
  CREATE UNIQUE INDEX notifications_workspace_id_member_id_event_id_key ON public.notifications USING btree (workspace_id, member_id, event_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table oidc_flows row security
  browser_hash bytea not null
  created_at timestamp with time zone not null
  email text
  expires_at timestamp with time zone not null
  id uuid not null
  issuer text
  nonce text not null
  provider text not null
  provider_session text
  redirect text
  session_id uuid
  state_hash bytea not null
  subject text
  used_at timestamp with time zone
  verifier text not null
  workspace_id uuid
  constraint oidc_flows_email_check CHECK ((length(email) <= 320))
  constraint oidc_flows_issuer_check CHECK ((length(issuer) <= 500))
  constraint oidc_flows_pkey PRIMARY KEY (id)
  constraint oidc_flows_provider_session_check CHECK ((length(provider_session) <= 300))
  constraint oidc_flows_session_id_fkey FOREIGN KEY (session_id) REFERENCES account_sessions(id) ON DELETE CASCADE
  constraint oidc_flows_state_hash_key UNIQUE (state_hash)
  constraint oidc_flows_subject_check CHECK ((length(subject) <= 255))
  constraint oidc_flows_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE INDEX oidc_flows_by_expiry ON public.oidc_flows USING btree (expires_at)
  CREATE UNIQUE INDEX oidc_flows_pkey ON public.oidc_flows USING btree (id)
  CREATE UNIQUE INDEX oidc_flows_state_hash_key ON public.oidc_flows USING btree (state_hash)
  policy directory for * using (true) check (true)
table open_domains row security forced
  created_at timestamp with time zone not null
  domain text not null
  workspace_id uuid not null
  constraint open_domains_domain_check CHECK (((domain = lower(domain)) AND (domain !~ '@'::text)))
  constraint open_domains_pkey PRIMARY KEY (workspace_id, domain)
  constraint open_domains_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE INDEX open_domains_by_domain ON public.open_domains USING btree (domain)
  CREATE UNIQUE INDEX open_domains_pkey ON public.open_domains USING btree (workspace_id, domain)
  policy own_domain for r using ((domain = ( SELECT split_part(current_email(), '@'::text, 2) AS split_part))) check ()
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table outbox row security
  attempts integer not null default 0
  error text
  event_id uuid not null
  failed_at timestamp with time zone
  id bigint not null
  run_at timestamp with time zone not null
  subscriber text not null
  workspace_id uuid not null
  constraint outbox_pkey PRIMARY KEY (id)
  constraint outbox_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE INDEX outbox_due_of_workspace ON public.outbox USING btree (workspace_id, run_at, id) WHERE (failed_at IS NULL)
  CREATE UNIQUE INDEX outbox_pkey ON public.outbox USING btree (id)
  policy directory for * using (true) check (true)
  policy own_receipts for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table outgoing_mails row security
  attempts integer not null default 0
  created_at timestamp with time zone not null
  failed_at timestamp with time zone
  html_body text not null
  id uuid not null
  recipient text not null
  send_at timestamp with time zone not null
  sent_at timestamp with time zone
  subject text not null
  text_body text not null
  unsubscribe_url text
  constraint outgoing_mails_pkey PRIMARY KEY (id)
  CREATE INDEX outgoing_mails_by_creation ON public.outgoing_mails USING btree (created_at)
  CREATE INDEX outgoing_mails_due ON public.outgoing_mails USING btree (send_at) WHERE ((sent_at IS NULL) AND (failed_at IS NULL))
  CREATE UNIQUE INDEX outgoing_mails_pkey ON public.outgoing_mails USING btree (id)
  policy directory for * using (true) check (true)
  policy post for a using () check (true)
  grant INSERT to hark_app
table participant_numbers row security forced
  number integer not null
  place_id uuid not null
  print bytea not null
  workspace_id uuid not null
  constraint participant_numbers_pkey PRIMARY KEY (workspace_id, place_id, print)
  constraint participant_numbers_workspace_id_place_id_fkey FOREIGN KEY (workspace_id, place_id) REFERENCES access_objects(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX participant_numbers_pkey ON public.participant_numbers USING btree (workspace_id, place_id, print)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table participants row security forced
  key text
  participant text not null
  person_id uuid
  workspace_id uuid not null
  constraint participants_key_check CHECK ((length(key) <= 320))
  constraint participants_participant_check CHECK ((length(participant) <= 300))
  constraint participants_pkey PRIMARY KEY (workspace_id, participant)
  constraint participants_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  constraint participants_workspace_id_person_id_fkey FOREIGN KEY (workspace_id, person_id) REFERENCES people(workspace_id, id) ON DELETE SET NULL (person_id)
  CREATE INDEX participants_by_key ON public.participants USING btree (workspace_id, key) WHERE (person_id IS NULL)
  CREATE INDEX participants_by_person ON public.participants USING btree (workspace_id, person_id) WHERE (person_id IS NOT NULL)
  CREATE INDEX participants_left ON public.participants USING btree (workspace_id, participant) WHERE (key IS NULL)
  CREATE UNIQUE INDEX participants_pkey ON public.participants USING btree (workspace_id, participant)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table pdf_covers row security forced
  file_id uuid not null
  height double precision not null
  id uuid not null
  label text not null
  left_at double precision not null
  page integer not null
  purged boolean not null default false
  top_at double precision not null
  width double precision not null
  workspace_id uuid not null
  constraint pdf_covers_label_check CHECK (((length(label) >= 1) AND (length(label) <= 100)))
  constraint pdf_covers_page_check CHECK ((page >= 1))
  constraint pdf_covers_pkey PRIMARY KEY (workspace_id, id)
  constraint pdf_covers_workspace_id_file_id_fkey FOREIGN KEY (workspace_id, file_id) REFERENCES files(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX pdf_covers_by_file ON public.pdf_covers USING btree (workspace_id, file_id, page)
  CREATE UNIQUE INDEX pdf_covers_pkey ON public.pdf_covers USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table people row security forced
  created_at timestamp with time zone not null
  created_by uuid
  email text
  hidden_at timestamp with time zone
  hidden_by uuid
  id uuid not null
  is_sample boolean not null default false
  keys text[] not null default '{}'::text[]
  merged_into uuid
  name text not null default ''::text
  shown_sort_name text not null default 
CASE
    WHEN (hidden_at IS NULL) THEN sort_name
    ELSE '￿'::text
END
  sort_name text not null
  trashed_at timestamp with time zone
  trashed_by uuid
  updated_at timestamp with time zone not null
  version integer not null default 1
  workspace_id uuid not null
  constraint people_email_check CHECK ((length(email) <= 320))
  constraint people_name_check CHECK ((length(name) <= 300))
  constraint people_pkey PRIMARY KEY (workspace_id, id)
  constraint people_workspace_id_merged_into_fkey FOREIGN KEY (workspace_id, merged_into) REFERENCES people(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX people_by_creation ON public.people USING btree (workspace_id, created_at, id) WHERE ((trashed_at IS NULL) AND (merged_into IS NULL))
  CREATE INDEX people_by_name ON public.people USING btree (workspace_id, sort_name, id) WHERE ((trashed_at IS NULL) AND (merged_into IS NULL))
  CREATE INDEX people_by_shown_name ON public.people USING btree (workspace_id, shown_sort_name, id) WHERE ((trashed_at IS NULL) AND (merged_into IS NULL))
  CREATE INDEX people_by_update ON public.people USING btree (workspace_id, updated_at, id) WHERE ((trashed_at IS NULL) AND (merged_into IS NULL))
  CREATE INDEX people_in_trash ON public.people USING btree (workspace_id, trashed_at DESC, id DESC) WHERE ((trashed_at IS NOT NULL) AND (merged_into IS NULL))
  CREATE INDEX people_merged ON public.people USING btree (workspace_id, merged_into) WHERE (merged_into IS NOT NULL)
  CREATE UNIQUE INDEX people_pkey ON public.people USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
  CREATE TRIGGER forget_field_values AFTER DELETE ON public.people REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_field_values()
  CREATE TRIGGER forget_people_in_values AFTER DELETE ON public.people REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_people_in_values()
  CREATE TRIGGER forget_person_keys AFTER DELETE ON public.people REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_person_keys()
  CREATE TRIGGER forget_stars_and_visits AFTER DELETE ON public.people REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_stars_and_visits()
table person_keys row security forced
  key text not null
  person_id uuid not null
  workspace_id uuid not null
  constraint person_keys_key_check CHECK ((octet_length(key) <= 1600))
  constraint person_keys_pkey PRIMARY KEY (workspace_id, key, person_id)
  CREATE UNIQUE INDEX person_keys_pkey ON public.person_keys USING btree (workspace_id, key, person_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table person_merges row security forced
  changes jsonb not null
  id uuid not null
  merged_at timestamp with time zone not null
  merged_by uuid
  merged_person_ids uuid[] not null
  person_id uuid not null
  undone_at timestamp with time zone
  undone_by uuid
  workspace_id uuid not null
  constraint person_merges_pkey PRIMARY KEY (workspace_id, id)
  constraint person_merges_workspace_id_person_id_fkey FOREIGN KEY (workspace_id, person_id) REFERENCES people(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX person_merges_by_person ON public.person_merges USING btree (workspace_id, person_id, merged_at DESC, id DESC)
  CREATE UNIQUE INDEX person_merges_pkey ON public.person_merges USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table personal_data row security forced
  created_at timestamp with time zone not null
  found_by text not null
  id uuid not null
  kind text not null
  label text
  object_id uuid not null
  object_type text not null
  place integer not null default 0
  reviewed_at timestamp with time zone
  reviewed_by uuid
  sealed_id uuid
  state text not null default 'open'::text
  words text
  workspace_id uuid not null
  constraint personal_data_check CHECK (((state = ANY (ARRAY['hidden'::text, 'purged'::text])) = (label IS NOT NULL)))
  constraint personal_data_found_by_check CHECK ((found_by = ANY (ARRAY['pattern'::text, 'people'::text, 'model'::text])))
  constraint personal_data_kind_check CHECK ((kind = ANY (ARRAY['person'::text, 'email'::text, 'phone'::text, 'address'::text, 'place'::text, 'organization'::text, 'card'::text, 'iban'::text, 'ssn'::text, 'ip'::text])))
  constraint personal_data_label_check CHECK (((length(label) >= 1) AND (length(label) <= 100)))
  constraint personal_data_object_type_check CHECK ((object_type = ANY (ARRAY['note'::text, 'insight'::text])))
  constraint personal_data_pkey PRIMARY KEY (workspace_id, id)
  constraint personal_data_state_check CHECK ((state = ANY (ARRAY['open'::text, 'hidden'::text, 'kept'::text, 'purged'::text])))
  constraint personal_data_words_check CHECK (((length(words) >= 1) AND (length(words) <= 500)))
  constraint personal_data_words_state CHECK (
CASE state
    WHEN 'purged'::text THEN ((words IS NULL) AND (sealed_id IS NULL))
    WHEN 'hidden'::text THEN ((words IS NULL) <> (sealed_id IS NULL))
    ELSE ((words IS NOT NULL) AND (sealed_id IS NULL))
END)
  constraint personal_data_workspace_id_object_id_fkey FOREIGN KEY (workspace_id, object_id) REFERENCES access_objects(workspace_id, id) ON DELETE CASCADE
  constraint personal_data_workspace_id_sealed_id_fkey FOREIGN KEY (workspace_id, sealed_id) REFERENCES sealed_secrets(workspace_id, id)
  CREATE UNIQUE INDEX personal_data_pkey ON public.personal_data USING btree (workspace_id, id)
  CREATE UNIQUE INDEX personal_data_words ON public.personal_data USING btree (workspace_id, object_id, words)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
  CREATE TRIGGER personal_data_forget_sealed AFTER DELETE ON public.personal_data REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION forget_sealed_words()
table point_changes row security forced
  after_id uuid
  after_said_at timestamp with time zone
  asked_at timestamp with time zone not null
  channel_id uuid not null
  id uuid not null
  kind text not null
  matching jsonb not null
  theme_id uuid
  total integer not null
  workspace_id uuid not null
  constraint point_changes_kind_check CHECK ((kind = ANY (ARRAY['move'::text, 'exclude'::text, 'include'::text, 'delete'::text])))
  constraint point_changes_pkey PRIMARY KEY (workspace_id, id)
  constraint point_changes_workspace_id_channel_id_fkey FOREIGN KEY (workspace_id, channel_id) REFERENCES channels(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX point_changes_by_channel ON public.point_changes USING btree (workspace_id, channel_id, id)
  CREATE UNIQUE INDEX point_changes_pkey ON public.point_changes USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table project_exports row security forced
  bytes bigint
  config jsonb
  created_at timestamp with time zone not null
  error text
  finished_at timestamp with time zone
  format text not null default 'CSV'::text
  id uuid not null
  job_id uuid
  kind text not null
  only_ids uuid[]
  project_id uuid
  project_ids uuid[] not null default '{}'::uuid[]
  requested_by uuid not null
  status text not null
  workspace_id uuid not null
  constraint project_exports_config_check CHECK ((length((config)::text) <= 100000))
  constraint project_exports_format_check CHECK ((format = ANY (ARRAY['CSV'::text, 'XLSX'::text])))
  constraint project_exports_kind_check CHECK ((kind = ANY (ARRAY['COMMUNITY'::text, 'COMMUNITY_LINKS'::text, 'HIGHLIGHTS'::text, 'NOTES'::text, 'INSIGHTS'::text, 'TAGS'::text, 'CONTACTS'::text, 'CHARTS'::text, 'DOCUMENTS'::text, 'WORD'::text, 'PDF'::text, 'TRANSCRIPTS'::text, 'QDPX'::text, 'CODEBOOK'::text])))
  constraint project_exports_of_something CHECK (((project_id IS NULL) = (config IS NOT NULL)))
  constraint project_exports_only_ids_check CHECK (((cardinality(only_ids) >= 1) AND (cardinality(only_ids) <= 1000)))
  constraint project_exports_pkey PRIMARY KEY (workspace_id, id)
  constraint project_exports_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'COMPLETE'::text, 'FAILED'::text])))
  constraint project_exports_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  constraint project_exports_workspace_id_project_id_fkey FOREIGN KEY (workspace_id, project_id) REFERENCES projects(workspace_id, id) ON DELETE CASCADE
  constraint project_exports_workspace_id_requested_by_fkey FOREIGN KEY (workspace_id, requested_by) REFERENCES members(workspace_id, id)
  CREATE INDEX project_exports_by_time ON public.project_exports USING btree (workspace_id, project_id, requested_by, created_at DESC, id DESC)
  CREATE INDEX project_exports_of_configs ON public.project_exports USING btree (workspace_id, requested_by, created_at DESC, id DESC) WHERE (project_id IS NULL)
  CREATE UNIQUE INDEX project_exports_pkey ON public.project_exports USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
  CREATE TRIGGER project_exports_leave_garbage AFTER DELETE ON public.project_exports FOR EACH ROW EXECUTE FUNCTION leave_stored_garbage()
table project_imports row security forced
  contents jsonb
  created_at timestamp with time zone not null
  error text
  field_ids uuid[] not null default '{}'::uuid[]
  file_name text not null
  finished_at timestamp with time zone
  id uuid not null
  into_new boolean not null default false
  job_id uuid
  made jsonb
  note_count integer not null default 0
  project_id uuid
  reports text[] not null default '{}'::text[]
  requested_by uuid not null
  status text not null
  workspace_id uuid not null
  constraint project_imports_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 500)))
  constraint project_imports_made_check CHECK ((jsonb_typeof(made) = 'object'::text))
  constraint project_imports_pkey PRIMARY KEY (workspace_id, id)
  constraint project_imports_status_check CHECK ((status = ANY (ARRAY['UPLOADING'::text, 'READY'::text, 'RUNNING'::text, 'COMPLETE'::text, 'FAILED'::text, 'UNDONE'::text])))
  constraint project_imports_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  constraint project_imports_workspace_id_project_id_fkey FOREIGN KEY (workspace_id, project_id) REFERENCES projects(workspace_id, id) ON DELETE CASCADE
  constraint project_imports_workspace_id_requested_by_fkey FOREIGN KEY (workspace_id, requested_by) REFERENCES members(workspace_id, id)
  CREATE INDEX project_imports_by_time ON public.project_imports USING btree (workspace_id, created_at)
  CREATE INDEX project_imports_of_member ON public.project_imports USING btree (workspace_id, requested_by, created_at DESC, id DESC)
  CREATE UNIQUE INDEX project_imports_pkey ON public.project_imports USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
  CREATE TRIGGER project_imports_leave_garbage AFTER DELETE ON public.project_imports FOR EACH ROW EXECUTE FUNCTION leave_stored_garbage()
table projects row security forced
  access_id uuid not null
  color text
  created_at timestamp with time zone not null
  created_by uuid not null
  default_framework text
  default_summary_language text
  folder_id uuid
  icon text
  id uuid not null
  is_sample boolean not null default false
  recruit_enabled boolean not null default false
  sections jsonb not null default '{}'::jsonb
  status text not null default 'active'::text
  summary text not null default ''::text
  title text not null
  transcription_language text
  transcription_vocabulary text[] not null default '{}'::text[]
  trashed_at timestamp with time zone
  trashed_by uuid
  trashed_with uuid
  updated_at timestamp with time zone not null
  version integer not null default 1
  workspace_id uuid not null
  constraint projects_color_check CHECK ((color ~ '^#[0-9a-f]{6}$'::text))
  constraint projects_default_framework_check CHECK ((length(default_framework) <= 40))
  constraint projects_default_summary_language_check CHECK ((length(default_summary_language) <= 20))
  constraint projects_icon_check CHECK ((length(icon) <= 40))
  constraint projects_pkey PRIMARY KEY (workspace_id, id)
  constraint projects_sections_check CHECK ((jsonb_typeof(sections) = 'object'::text))
  constraint projects_status_check CHECK ((status = ANY (ARRAY['active'::text, 'archived'::text, 'completed'::text])))
  constraint projects_summary_check CHECK ((length(summary) <= 1000))
  constraint projects_title_check CHECK ((length(title) <= 200))
  constraint projects_transcription_language_check CHECK ((length(transcription_language) <= 20))
  constraint projects_transcription_vocabulary_check CHECK ((cardinality(transcription_vocabulary) <= 500))
  constraint projects_workspace_id_created_by_fkey FOREIGN KEY (workspace_id, created_by) REFERENCES members(workspace_id, id)
  constraint projects_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  constraint projects_workspace_id_folder_id_fkey FOREIGN KEY (workspace_id, folder_id) REFERENCES folders(workspace_id, id)
  CREATE INDEX projects_by_access ON public.projects USING btree (workspace_id, access_id) WHERE (trashed_at IS NULL)
  CREATE INDEX projects_by_author ON public.projects USING btree (workspace_id, created_by, created_at DESC, id DESC) WHERE (trashed_at IS NULL)
  CREATE INDEX projects_by_creation ON public.projects USING btree (workspace_id, created_at DESC, id DESC) WHERE (trashed_at IS NULL)
  CREATE INDEX projects_by_folder ON public.projects USING btree (workspace_id, folder_id) WHERE (trashed_at IS NULL)
  CREATE INDEX projects_by_title ON public.projects USING btree (workspace_id, lower(title), id) WHERE (trashed_at IS NULL)
  CREATE INDEX projects_by_update ON public.projects USING btree (workspace_id, updated_at DESC, id DESC) WHERE (trashed_at IS NULL)
  CREATE INDEX projects_in_trash ON public.projects USING btree (workspace_id, trashed_at DESC, id DESC) WHERE (trashed_at IS NOT NULL)
  CREATE UNIQUE INDEX projects_pkey ON public.projects USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table public_links row security forced
  created_at timestamp with time zone not null
  created_by uuid
  expires_at timestamp with time zone
  hide_names boolean not null default false
  highlight_id uuid
  id uuid not null
  no_download boolean not null default false
  object_id uuid not null
  object_type text not null
  password_hash text
  revoked_at timestamp with time zone
  revoked_by uuid
  secret_id uuid
  show_notes boolean not null default false
  show_views boolean not null default false
  token_hash bytea not null
  view_count bigint not null default 0
  view_id uuid
  workspace_id uuid not null
  constraint public_links_object_type_check CHECK ((object_type ~ '^[a-z][a-zA-Z]*$'::text))
  constraint public_links_pkey PRIMARY KEY (workspace_id, id)
  constraint public_links_workspace_id_created_by_fkey FOREIGN KEY (workspace_id, created_by) REFERENCES members(workspace_id, id) ON DELETE SET NULL (created_by)
  constraint public_links_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  constraint public_links_workspace_id_highlight_id_fkey FOREIGN KEY (workspace_id, highlight_id) REFERENCES highlights(workspace_id, id) ON DELETE CASCADE
  constraint public_links_workspace_id_object_id_fkey FOREIGN KEY (workspace_id, object_id) REFERENCES access_objects(workspace_id, id) ON DELETE CASCADE
  constraint public_links_workspace_id_token_hash_key UNIQUE (workspace_id, token_hash)
  CREATE UNIQUE INDEX one_live_public_link ON public.public_links USING btree (workspace_id, object_id, COALESCE(highlight_id, view_id, object_id)) WHERE (revoked_at IS NULL)
  CREATE UNIQUE INDEX public_links_pkey ON public.public_links USING btree (workspace_id, id)
  CREATE UNIQUE INDEX public_links_workspace_id_token_hash_key ON public.public_links USING btree (workspace_id, token_hash)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table question_responses row security forced
  id uuid not null
  note_id uuid not null
  option_ids uuid[] not null default '{}'::uuid[]
  question_id uuid not null
  text text
  updated_at timestamp with time zone not null
  updated_by uuid
  workspace_id uuid not null
  constraint question_responses_pkey PRIMARY KEY (workspace_id, id)
  constraint question_responses_text_check CHECK ((length(text) <= 10299))
  constraint question_responses_workspace_id_note_id_fkey FOREIGN KEY (workspace_id, note_id) REFERENCES notes(workspace_id, id) ON DELETE CASCADE
  constraint question_responses_workspace_id_note_id_question_id_key UNIQUE (workspace_id, note_id, question_id)
  constraint question_responses_workspace_id_question_id_fkey FOREIGN KEY (workspace_id, question_id) REFERENCES questions(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX question_responses_by_question ON public.question_responses USING btree (workspace_id, question_id)
  CREATE UNIQUE INDEX question_responses_pkey ON public.question_responses USING btree (workspace_id, id)
  CREATE UNIQUE INDEX question_responses_workspace_id_note_id_question_id_key ON public.question_responses USING btree (workspace_id, note_id, question_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table questions row security forced
  created_at timestamp with time zone not null
  created_by uuid
  id uuid not null
  options jsonb not null default '[]'::jsonb
  project_id uuid not null
  rank double precision not null default 0
  title text not null
  trashed_at timestamp with time zone
  trashed_by uuid
  type text not null
  updated_at timestamp with time zone not null
  version integer not null default 1
  workspace_id uuid not null
  constraint questions_options_bounded CHECK ((length((options)::text) <= 200000))
  constraint questions_pkey PRIMARY KEY (workspace_id, id)
  constraint questions_title_check CHECK (((length(title) >= 1) AND (length(title) <= 250)))
  constraint questions_type_check CHECK ((type = ANY (ARRAY['FREE_TEXT'::text, 'MULTI_SELECT'::text, 'SINGLE_SELECT'::text])))
  constraint questions_workspace_id_project_id_fkey FOREIGN KEY (workspace_id, project_id) REFERENCES projects(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX questions_by_project ON public.questions USING btree (workspace_id, project_id, rank, id) WHERE (trashed_at IS NULL)
  CREATE UNIQUE INDEX questions_pkey ON public.questions USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table rate_counters row security
  bucket text not null
  count integer not null
  resets_at timestamp with time zone not null
  constraint rate_counters_pkey PRIMARY KEY (bucket)
  CREATE UNIQUE INDEX rate_counters_pkey ON public.rate_counters USING btree (bucket)
  policy directory for * using (true) check (true)
table redactions row security forced
  area_height double precision
  area_width double precision
  area_x double precision
  area_y double precision
  audio_muted boolean not null
  created_at timestamp with time zone not null
  created_by uuid not null
  end_at double precision not null
  file_id uuid not null
  follows_words boolean not null default false
  id uuid not null
  method smallint not null default 1
  start_at double precision not null
  video_blur boolean not null
  video_cover boolean not null default false
  workspace_id uuid not null
  constraint redactions_area_check CHECK ((num_nonnulls(area_x, area_y, area_width, area_height) = ANY (ARRAY[0, 4])))
  constraint redactions_pkey PRIMARY KEY (workspace_id, file_id, id)
  constraint redactions_start_at_check CHECK ((start_at >= (0)::double precision))
  constraint redactions_workspace_id_file_id_fkey FOREIGN KEY (workspace_id, file_id) REFERENCES files(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX redactions_pkey ON public.redactions USING btree (workspace_id, file_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table reel_parts row security forced
  end_at double precision not null
  file_id uuid not null
  highlight_id uuid
  id uuid not null
  rank double precision not null
  reel_id uuid not null
  removed_at timestamp with time zone
  start_at double precision not null
  title text not null default ''::text
  workspace_id uuid not null
  constraint reel_parts_pkey PRIMARY KEY (workspace_id, id)
  constraint reel_parts_start_at_check CHECK ((start_at >= (0)::double precision))
  constraint reel_parts_title_check CHECK ((length(title) <= 500))
  constraint reel_parts_workspace_id_file_id_fkey FOREIGN KEY (workspace_id, file_id) REFERENCES files(workspace_id, id) ON DELETE CASCADE
  constraint reel_parts_workspace_id_reel_id_fkey FOREIGN KEY (workspace_id, reel_id) REFERENCES reels(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX reel_parts_by_file ON public.reel_parts USING btree (workspace_id, file_id)
  CREATE INDEX reel_parts_in_order ON public.reel_parts USING btree (workspace_id, reel_id, rank, id) WHERE (removed_at IS NULL)
  CREATE UNIQUE INDEX reel_parts_once ON public.reel_parts USING btree (workspace_id, reel_id, highlight_id) WHERE (removed_at IS NULL)
  CREATE UNIQUE INDEX reel_parts_pkey ON public.reel_parts USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table reels row security forced
  created_at timestamp with time zone not null
  created_by uuid not null
  deleted_at timestamp with time zone
  deleted_by uuid
  id uuid not null
  layout text not null
  owner_id uuid not null
  owner_type text not null
  title text not null
  updated_at timestamp with time zone not null
  version integer not null default 1
  workspace_id uuid not null
  constraint reels_layout_check CHECK ((layout = ANY (ARRAY['Reel'::text, 'TwoColumn'::text, 'ThreeColumn'::text])))
  constraint reels_owner_type_check CHECK ((owner_type = ANY (ARRAY['project'::text, 'note'::text, 'insight'::text])))
  constraint reels_pkey PRIMARY KEY (workspace_id, id)
  constraint reels_title_check CHECK ((length(title) <= 204))
  constraint reels_workspace_id_owner_id_fkey FOREIGN KEY (workspace_id, owner_id) REFERENCES access_objects(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX reels_by_creation ON public.reels USING btree (workspace_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL)
  CREATE INDEX reels_by_owner ON public.reels USING btree (workspace_id, owner_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL)
  CREATE UNIQUE INDEX reels_pkey ON public.reels USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table refi_origins row security forced
  guid uuid not null
  import_id uuid
  kept jsonb not null default '{}'::jsonb
  kind text not null
  object_id uuid not null
  project_id uuid not null
  workspace_id uuid not null
  constraint refi_origins_kind_check CHECK ((kind = ANY (ARRAY['project'::text, 'note'::text, 'insight'::text, 'highlight'::text, 'coding'::text, 'part'::text, 'tag'::text, 'tagGroup'::text, 'tagBoard'::text, 'field'::text, 'person'::text, 'comment'::text, 'set'::text, 'view'::text])))
  constraint refi_origins_pkey PRIMARY KEY (workspace_id, project_id, object_id)
  constraint refi_origins_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  constraint refi_origins_workspace_id_import_id_fkey FOREIGN KEY (workspace_id, import_id) REFERENCES project_imports(workspace_id, id) ON DELETE SET NULL (import_id)
  constraint refi_origins_workspace_id_project_id_fkey FOREIGN KEY (workspace_id, project_id) REFERENCES projects(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX refi_origins_of_import ON public.refi_origins USING btree (workspace_id, import_id) WHERE (import_id IS NOT NULL)
  CREATE INDEX refi_origins_of_object ON public.refi_origins USING btree (workspace_id, object_id)
  CREATE UNIQUE INDEX refi_origins_pkey ON public.refi_origins USING btree (workspace_id, project_id, object_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table removed_workspaces row security
  id uuid not null
  removed_at timestamp with time zone not null default now()
  constraint removed_workspaces_pkey PRIMARY KEY (id)
  CREATE UNIQUE INDEX removed_workspaces_pkey ON public.removed_workspaces USING btree (id)
  policy directory for * using (true) check (true)
table request_receipts row security forced
  created_at timestamp with time zone not null
  member_id uuid not null
  request_key uuid not null
  workspace_id uuid not null
  constraint request_receipts_pkey PRIMARY KEY (workspace_id, member_id, request_key)
  constraint request_receipts_workspace_id_member_id_fkey FOREIGN KEY (workspace_id, member_id) REFERENCES members(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX request_receipts_by_time ON public.request_receipts USING btree (workspace_id, member_id, created_at)
  CREATE UNIQUE INDEX request_receipts_pkey ON public.request_receipts USING btree (workspace_id, member_id, request_key)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table saved_feeds row security forced
  created_at timestamp with time zone not null
  created_by uuid not null
  id uuid not null
  params jsonb not null
  title text not null default ''::text
  updated_at timestamp with time zone not null
  version integer not null default 1
  workspace_id uuid not null
  constraint saved_feeds_params_check CHECK ((length((params)::text) <= 100000))
  constraint saved_feeds_pkey PRIMARY KEY (workspace_id, id)
  constraint saved_feeds_title_check CHECK ((length(title) <= 200))
  constraint saved_feeds_workspace_id_created_by_fkey FOREIGN KEY (workspace_id, created_by) REFERENCES members(workspace_id, id)
  constraint saved_feeds_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE INDEX saved_feeds_by_author ON public.saved_feeds USING btree (workspace_id, created_by)
  CREATE INDEX saved_feeds_by_title ON public.saved_feeds USING btree (workspace_id, lower(title), id)
  CREATE UNIQUE INDEX saved_feeds_pkey ON public.saved_feeds USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table saved_filters row security forced
  created_at timestamp with time zone not null
  form jsonb not null
  id uuid not null
  member_id uuid not null
  title text not null
  updated_at timestamp with time zone not null
  version integer not null default 1
  workspace_id uuid not null
  constraint saved_filters_form_bounded CHECK ((length((form)::text) <= 2000000))
  constraint saved_filters_pkey PRIMARY KEY (workspace_id, id)
  constraint saved_filters_title_check CHECK ((length(title) <= 200))
  constraint saved_filters_workspace_id_member_id_fkey FOREIGN KEY (workspace_id, member_id) REFERENCES members(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX saved_filters_by_title ON public.saved_filters USING btree (workspace_id, member_id, lower(title), id)
  CREATE UNIQUE INDEX saved_filters_pkey ON public.saved_filters USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table schedules row security
  cron text not null
  handler text not null
  id uuid not null
  next_at timestamp with time zone not null
  time_zone text not null
  workspace_id uuid not null
  constraint schedules_cron_check CHECK ((length(cron) <= 200))
  constraint schedules_pkey PRIMARY KEY (workspace_id, id)
  constraint schedules_time_zone_check CHECK ((length(time_zone) <= 64))
  constraint schedules_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE INDEX schedules_due ON public.schedules USING btree (next_at)
  CREATE UNIQUE INDEX schedules_pkey ON public.schedules USING btree (workspace_id, id)
  policy directory for * using (true) check (true)
  policy own_schedules for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table scim_groups row security forced
  external_id text not null
  group_id uuid not null
  workspace_id uuid not null
  constraint scim_groups_external_id_check CHECK ((length(external_id) <= 200))
  constraint scim_groups_pkey PRIMARY KEY (workspace_id, group_id)
  constraint scim_groups_workspace_id_group_id_fkey FOREIGN KEY (workspace_id, group_id) REFERENCES groups(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX scim_groups_by_external_id ON public.scim_groups USING btree (workspace_id, external_id)
  CREATE UNIQUE INDEX scim_groups_pkey ON public.scim_groups USING btree (workspace_id, group_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table scim_settings row security forced
  default_role text not null default 'VIEWER'::text
  token_created_at timestamp with time zone
  token_created_by uuid
  token_hash bytea
  token_last_used_at timestamp with time zone
  workspace_id uuid not null
  constraint scim_settings_default_role_check CHECK ((default_role = ANY (ARRAY['MANAGER'::text, 'CONTRIBUTOR'::text, 'VIEWER'::text])))
  constraint scim_settings_pkey PRIMARY KEY (workspace_id)
  constraint scim_settings_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE UNIQUE INDEX scim_settings_pkey ON public.scim_settings USING btree (workspace_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table scim_users row security forced
  emails jsonb not null
  external_id text
  family_name text
  given_name text
  member_id uuid not null
  updated_at timestamp with time zone not null
  user_name text not null
  user_name_key text default lower(user_name)
  workspace_id uuid not null
  constraint scim_users_external_id_check CHECK ((length(external_id) <= 200))
  constraint scim_users_family_name_check CHECK ((length(family_name) <= 200))
  constraint scim_users_given_name_check CHECK ((length(given_name) <= 200))
  constraint scim_users_pkey PRIMARY KEY (workspace_id, member_id)
  constraint scim_users_user_name_check CHECK ((length(user_name) <= 320))
  constraint scim_users_workspace_id_member_id_fkey FOREIGN KEY (workspace_id, member_id) REFERENCES members(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX scim_users_by_external_id ON public.scim_users USING btree (workspace_id, external_id)
  CREATE UNIQUE INDEX scim_users_by_name ON public.scim_users USING btree (workspace_id, user_name_key)
  CREATE UNIQUE INDEX scim_users_pkey ON public.scim_users USING btree (workspace_id, member_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table sealed_account_secrets row security
  account_id uuid not null
  created_at timestamp with time zone not null
  id uuid not null
  key_id text not null
  purpose text not null
  sealed bytea not null
  constraint sealed_account_secrets_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
  constraint sealed_account_secrets_pkey PRIMARY KEY (id)
  constraint sealed_account_secrets_purpose_check CHECK (((length(purpose) >= 1) AND (length(purpose) <= 60)))
  CREATE INDEX sealed_account_secrets_by_account ON public.sealed_account_secrets USING btree (account_id)
  CREATE UNIQUE INDEX sealed_account_secrets_pkey ON public.sealed_account_secrets USING btree (id)
  policy directory for * using (true) check (true)
table sealed_secrets row security forced
  created_at timestamp with time zone not null
  id uuid not null
  key_id text not null
  purpose text not null
  sealed bytea not null
  workspace_id uuid not null
  constraint sealed_secrets_pkey PRIMARY KEY (workspace_id, id)
  constraint sealed_secrets_purpose_check CHECK (((length(purpose) >= 1) AND (length(purpose) <= 60)))
  constraint sealed_secrets_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE INDEX sealed_secrets_by_key ON public.sealed_secrets USING btree (workspace_id, key_id)
  CREATE UNIQUE INDEX sealed_secrets_pkey ON public.sealed_secrets USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table search_items row security forced
  access_id uuid
  ai_generated boolean not null default false
  archived boolean not null default false
  body text not null default ''::text
  contributor_ids uuid[] not null default '{}'::uuid[]
  created_at timestamp with time zone not null
  created_by uuid
  id uuid not null
  location_ids uuid[] not null default '{}'::uuid[]
  owner_id uuid
  person_ids uuid[] not null default '{}'::uuid[]
  project_id uuid
  published boolean not null default false
  removed boolean not null default false
  seq bigint not null
  tag_ids uuid[] not null default '{}'::uuid[]
  title text not null default ''::text
  type text not null
  updated_at timestamp with time zone not null
  workspace_id uuid not null
  constraint search_items_pkey PRIMARY KEY (workspace_id, id)
  constraint search_items_type_check CHECK ((type ~ '^[A-Z][A-Z_]*$'::text))
  CREATE INDEX search_items_by_owner ON public.search_items USING btree (workspace_id, owner_id) WHERE (owner_id IS NOT NULL)
  CREATE UNIQUE INDEX search_items_by_seq ON public.search_items USING btree (workspace_id, seq)
  CREATE INDEX search_items_by_type ON public.search_items USING btree (workspace_id, type, id)
  CREATE UNIQUE INDEX search_items_pkey ON public.search_items USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table search_postings row security forced
  items integer not null
  postings bytea not null
  segment_id uuid not null
  term text not null
  workspace_id uuid not null
  constraint search_postings_pkey PRIMARY KEY (workspace_id, segment_id, term)
  constraint search_postings_workspace_id_segment_id_fkey FOREIGN KEY (workspace_id, segment_id) REFERENCES search_segments(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX search_postings_pkey ON public.search_postings USING btree (workspace_id, segment_id, term)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table search_segments row security forced
  columns bytea not null
  created_at timestamp with time zone not null
  from_seq bigint not null
  id uuid not null
  items integer not null
  replaced_at timestamp with time zone
  terms integer not null
  to_seq bigint not null
  words bytea not null
  workspace_id uuid not null
  constraint search_segments_pkey PRIMARY KEY (workspace_id, id)
  constraint search_segments_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE UNIQUE INDEX search_segments_by_range ON public.search_segments USING btree (workspace_id, from_seq) WHERE (replaced_at IS NULL)
  CREATE UNIQUE INDEX search_segments_pkey ON public.search_segments USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table search_states row security forced
  built_at timestamp with time zone
  embedded_model text not null default ''::text
  embedded_to bigint not null default 0
  purged_at timestamp with time zone
  sealed_to bigint not null default 0
  segments_version integer not null default 0
  seq bigint not null default 0
  vector_seq bigint not null default 0
  workspace_id uuid not null
  constraint search_states_pkey PRIMARY KEY (workspace_id)
  constraint search_states_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE UNIQUE INDEX search_states_pkey ON public.search_states USING btree (workspace_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table search_vectors row security forced
  item_id uuid not null
  model text not null
  seq bigint not null
  starts integer[] not null
  text_hash text not null
  vectors bytea not null
  workspace_id uuid not null
  constraint search_vectors_pkey PRIMARY KEY (workspace_id, item_id)
  constraint search_vectors_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE UNIQUE INDEX search_vectors_by_seq ON public.search_vectors USING btree (workspace_id, seq)
  CREATE UNIQUE INDEX search_vectors_pkey ON public.search_vectors USING btree (workspace_id, item_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table sso_domains row security forced
  created_at timestamp with time zone not null
  domain text not null
  mail_token_hash bytea
  mailed_at timestamp with time zone
  mailed_to text
  txt_token text not null
  verified_at timestamp with time zone
  workspace_id uuid not null
  constraint sso_domains_domain_check CHECK (((domain = lower(domain)) AND (length(domain) <= 253)))
  constraint sso_domains_mailed_to_check CHECK ((length(mailed_to) <= 320))
  constraint sso_domains_pkey PRIMARY KEY (workspace_id, domain)
  constraint sso_domains_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE UNIQUE INDEX sso_domains_pkey ON public.sso_domains USING btree (workspace_id, domain)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table sso_groups row security forced
  group_id uuid not null
  value text not null
  workspace_id uuid not null
  constraint sso_groups_pkey PRIMARY KEY (workspace_id, value, group_id)
  constraint sso_groups_value_check CHECK (((length(value) >= 1) AND (length(value) <= 200)))
  constraint sso_groups_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  constraint sso_groups_workspace_id_group_id_fkey FOREIGN KEY (workspace_id, group_id) REFERENCES groups(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX sso_groups_by_group ON public.sso_groups USING btree (workspace_id, group_id)
  CREATE UNIQUE INDEX sso_groups_pkey ON public.sso_groups USING btree (workspace_id, value, group_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table sso_settings row security forced
  break_glass_id uuid
  client_id text not null
  enforced boolean not null default false
  group_claim text
  issuer text not null
  join_role text
  secret_id uuid not null
  tested_at timestamp with time zone
  workspace_id uuid not null
  constraint sso_settings_check CHECK (((NOT enforced) OR ((tested_at IS NOT NULL) AND (break_glass_id IS NOT NULL))))
  constraint sso_settings_client_id_check CHECK ((length(client_id) <= 200))
  constraint sso_settings_group_claim_check CHECK (((length(group_claim) >= 1) AND (length(group_claim) <= 100)))
  constraint sso_settings_issuer_check CHECK ((length(issuer) <= 500))
  constraint sso_settings_join_role_check CHECK ((join_role = ANY (ARRAY['MANAGER'::text, 'CONTRIBUTOR'::text, 'VIEWER'::text])))
  constraint sso_settings_pkey PRIMARY KEY (workspace_id)
  constraint sso_settings_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE UNIQUE INDEX sso_settings_pkey ON public.sso_settings USING btree (workspace_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table stars row security forced
  created_at timestamp with time zone not null
  member_id uuid not null
  merged_from uuid
  object_id uuid not null
  workspace_id uuid not null
  constraint stars_pkey PRIMARY KEY (workspace_id, member_id, object_id)
  constraint stars_workspace_id_member_id_fkey FOREIGN KEY (workspace_id, member_id) REFERENCES members(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX stars_by_object ON public.stars USING btree (workspace_id, object_id)
  CREATE INDEX stars_by_time ON public.stars USING btree (workspace_id, member_id, created_at DESC, object_id DESC)
  CREATE UNIQUE INDEX stars_pkey ON public.stars USING btree (workspace_id, member_id, object_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table stored_garbage row security forced
  created_at timestamp with time zone not null default now()
  prefix text not null
  workspace_id uuid not null
  constraint stored_garbage_pkey PRIMARY KEY (workspace_id, prefix)
  constraint stored_garbage_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE UNIQUE INDEX stored_garbage_pkey ON public.stored_garbage USING btree (workspace_id, prefix)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table stream_parts row security forced
  data jsonb not null
  position integer not null
  stream_id uuid not null
  workspace_id uuid not null
  constraint stream_parts_pkey PRIMARY KEY (workspace_id, stream_id, "position")
  constraint stream_parts_position_check CHECK (("position" > 0))
  constraint stream_parts_workspace_id_stream_id_fkey FOREIGN KEY (workspace_id, stream_id) REFERENCES streams(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX stream_parts_pkey ON public.stream_parts USING btree (workspace_id, stream_id, "position")
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table streams row security forced
  alive_at timestamp with time zone not null
  cancel_requested_at timestamp with time zone
  created_at timestamp with time zone not null
  id uuid not null
  member_id uuid not null
  state text not null default 'open'::text
  workspace_id uuid not null
  constraint streams_pkey PRIMARY KEY (workspace_id, id)
  constraint streams_state_check CHECK ((state = ANY (ARRAY['open'::text, 'done'::text, 'failed'::text, 'cancelled'::text])))
  constraint streams_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  constraint streams_workspace_id_member_id_fkey FOREIGN KEY (workspace_id, member_id) REFERENCES members(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX streams_by_age ON public.streams USING btree (workspace_id, created_at)
  CREATE UNIQUE INDEX streams_pkey ON public.streams USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table suggestion_runs row security forced
  applied integer not null default 0
  created_at timestamp with time zone not null
  feature text not null
  finished_at timestamp with time zone
  id uuid not null
  job_id uuid not null
  looked_to uuid
  model text
  object_id uuid not null
  object_type text not null
  problem text
  proposed integer not null default 0
  requested_by uuid not null
  status text not null default 'RUNNING'::text
  workspace_id uuid not null
  constraint suggestion_runs_feature_check CHECK ((feature = ANY (ARRAY['Highlights'::text, 'Tags'::text, 'Redact'::text])))
  constraint suggestion_runs_object_type_check CHECK ((object_type = ANY (ARRAY['note'::text, 'insight'::text])))
  constraint suggestion_runs_pkey PRIMARY KEY (workspace_id, id)
  constraint suggestion_runs_status_check CHECK ((status = ANY (ARRAY['RUNNING'::text, 'DONE'::text, 'FAILED'::text, 'CANCELLED'::text])))
  constraint suggestion_runs_workspace_id_object_id_fkey FOREIGN KEY (workspace_id, object_id) REFERENCES access_objects(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX suggestion_runs_newest ON public.suggestion_runs USING btree (workspace_id, object_id, created_at DESC, id DESC)
  CREATE UNIQUE INDEX suggestion_runs_pkey ON public.suggestion_runs USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table summaries row security forced
  created_at timestamp with time zone not null
  created_by uuid not null
  engine text
  framework text not null
  highlight_ids uuid[] not null default '{}'::uuid[]
  id uuid not null
  language text
  model text not null default ''::text
  object_id uuid
  object_type text not null
  problem text
  prompt text
  prompt_version smallint
  request_key text
  shown_at timestamp with time zone
  state text not null default 'done'::text
  stream_id uuid
  theme_id uuid
  type text not null
  workspace_id uuid not null
  wrap_id uuid
  constraint summaries_check CHECK (((object_id IS NULL) = (object_type = 'highlights'::text)))
  constraint summaries_engine_check CHECK ((engine = ANY (ARRAY['embedded'::text, 'model'::text, 'person'::text])))
  constraint summaries_language_check CHECK ((length(language) <= 20))
  constraint summaries_object_type_check CHECK ((object_type = ANY (ARRAY['note'::text, 'insight'::text, 'project'::text, 'highlights'::text, 'theme'::text, 'wrap'::text, 'doc'::text])))
  constraint summaries_pkey PRIMARY KEY (workspace_id, id)
  constraint summaries_prompt_check CHECK ((length(prompt) <= 10000))
  constraint summaries_request_key_check CHECK (((length(request_key) >= 1) AND (length(request_key) <= 100)))
  constraint summaries_state_check CHECK ((state = ANY (ARRAY['writing'::text, 'done'::text, 'failed'::text, 'cancelled'::text])))
  constraint summaries_theme_check CHECK (((object_type <> 'theme'::text) OR (theme_id IS NOT NULL)))
  constraint summaries_type_check CHECK ((type = ANY (ARRAY['BulletPoints'::text, 'Summary'::text, 'TranscriptSummary'::text, 'ThemeSummary'::text])))
  constraint summaries_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  constraint summaries_workspace_id_object_id_fkey FOREIGN KEY (workspace_id, object_id) REFERENCES access_objects(workspace_id, id) ON DELETE CASCADE
  constraint summaries_workspace_id_theme_id_fkey FOREIGN KEY (workspace_id, theme_id) REFERENCES themes(workspace_id, id) ON DELETE CASCADE
  constraint summaries_workspace_id_wrap_id_fkey FOREIGN KEY (workspace_id, wrap_id) REFERENCES channel_wraps(workspace_id, id) ON DELETE CASCADE
  constraint summaries_wrap_check CHECK (((object_type <> 'wrap'::text) OR (wrap_id IS NOT NULL)))
  CREATE UNIQUE INDEX summaries_asked_once ON public.summaries USING btree (workspace_id, created_by, request_key) WHERE (request_key IS NOT NULL)
  CREATE INDEX summaries_by_theme ON public.summaries USING btree (workspace_id, theme_id, created_at DESC, id DESC) WHERE (theme_id IS NOT NULL)
  CREATE INDEX summaries_by_time ON public.summaries USING btree (workspace_id, object_id, created_at DESC, id DESC)
  CREATE INDEX summaries_by_wrap ON public.summaries USING btree (workspace_id, wrap_id, created_at DESC, id DESC) WHERE (wrap_id IS NOT NULL)
  CREATE INDEX summaries_current ON public.summaries USING btree (workspace_id, object_id, shown_at DESC) WHERE (shown_at IS NOT NULL)
  CREATE UNIQUE INDEX summaries_pkey ON public.summaries USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table summary_citations row security forced
  end_at integer not null
  file_id uuid
  item_id uuid not null
  page integer
  parent_id uuid
  place integer not null
  quote text not null
  seconds real
  sentence integer not null
  speaker text
  start_at integer not null
  summary_id uuid not null
  type text not null
  workspace_id uuid not null
  constraint summary_citations_pkey PRIMARY KEY (workspace_id, summary_id, sentence, place)
  constraint summary_citations_type_check CHECK ((type = ANY (ARRAY['highlight'::text, 'insight'::text, 'note'::text, 'theme'::text, 'tag'::text])))
  constraint summary_citations_workspace_id_summary_id_fkey FOREIGN KEY (workspace_id, summary_id) REFERENCES summaries(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX summary_citations_by_item ON public.summary_citations USING btree (workspace_id, item_id)
  CREATE UNIQUE INDEX summary_citations_pkey ON public.summary_citations USING btree (workspace_id, summary_id, sentence, place)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table summary_sentences row security forced
  doubt text
  opens text
  place integer not null
  summary_id uuid not null
  text text not null
  workspace_id uuid not null
  constraint summary_sentences_opens_check CHECK ((opens = ANY (ARRAY['heading'::text, 'paragraph'::text, 'item'::text])))
  constraint summary_sentences_pkey PRIMARY KEY (workspace_id, summary_id, place)
  constraint summary_sentences_workspace_id_summary_id_fkey FOREIGN KEY (workspace_id, summary_id) REFERENCES summaries(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX summary_sentences_pkey ON public.summary_sentences USING btree (workspace_id, summary_id, place)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table summary_sources row security forced
  end_at integer not null
  item_id uuid not null
  number smallint not null
  start_at integer not null
  summary_id uuid not null
  workspace_id uuid not null
  constraint summary_sources_pkey PRIMARY KEY (workspace_id, summary_id, number)
  constraint summary_sources_workspace_id_summary_id_fkey FOREIGN KEY (workspace_id, summary_id) REFERENCES summaries(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX summary_sources_pkey ON public.summary_sources USING btree (workspace_id, summary_id, number)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table summary_waits row security forced
  actor_id uuid
  due_at timestamp with time zone not null
  event_id uuid not null
  job_id uuid not null
  note_id uuid not null
  tries smallint not null default 0
  workspace_id uuid not null
  constraint summary_waits_pkey PRIMARY KEY (workspace_id, note_id)
  constraint summary_waits_workspace_id_note_id_fkey FOREIGN KEY (workspace_id, note_id) REFERENCES access_objects(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX summary_waits_due ON public.summary_waits USING btree (workspace_id, due_at, note_id)
  CREATE UNIQUE INDEX summary_waits_pkey ON public.summary_waits USING btree (workspace_id, note_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table support_accesses row security forced
  decided_at timestamp with time zone
  decided_by uuid
  ended_at timestamp with time zone
  ends_at timestamp with time zone
  granted boolean
  id uuid not null
  minutes integer not null
  reason text not null
  requested_at timestamp with time zone not null
  staff_account_id uuid not null
  staff_email text not null
  workspace_id uuid not null
  constraint support_accesses_check CHECK (((decided_at IS NULL) = (granted IS NULL)))
  constraint support_accesses_check1 CHECK (((granted IS DISTINCT FROM true) OR (ends_at IS NOT NULL)))
  constraint support_accesses_minutes_check CHECK (((minutes >= 1) AND (minutes <= 1440)))
  constraint support_accesses_pkey PRIMARY KEY (workspace_id, id)
  constraint support_accesses_reason_check CHECK ((length(reason) <= 500))
  constraint support_accesses_staff_account_id_fkey FOREIGN KEY (staff_account_id) REFERENCES accounts(id) ON DELETE CASCADE
  constraint support_accesses_staff_email_check CHECK ((length(staff_email) <= 320))
  constraint support_accesses_workspace_id_decided_by_fkey FOREIGN KEY (workspace_id, decided_by) REFERENCES members(workspace_id, id) ON DELETE SET NULL (decided_by)
  constraint support_accesses_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE INDEX support_accesses_by_request ON public.support_accesses USING btree (workspace_id, requested_at DESC, id DESC)
  CREATE UNIQUE INDEX support_accesses_pkey ON public.support_accesses USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table support_sessions row security forced
  access_id uuid not null
  created_at timestamp with time zone not null
  id uuid not null
  left_at timestamp with time zone
  opened_at timestamp with time zone
  token_hash bytea not null
  workspace_id uuid not null
  constraint support_sessions_pkey PRIMARY KEY (workspace_id, id)
  constraint support_sessions_workspace_id_access_id_fkey FOREIGN KEY (workspace_id, access_id) REFERENCES support_accesses(workspace_id, id) ON DELETE CASCADE
  constraint support_sessions_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  constraint support_sessions_workspace_id_token_hash_key UNIQUE (workspace_id, token_hash)
  CREATE UNIQUE INDEX support_sessions_pkey ON public.support_sessions USING btree (workspace_id, id)
  CREATE UNIQUE INDEX support_sessions_workspace_id_token_hash_key ON public.support_sessions USING btree (workspace_id, token_hash)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table tag_boards row security forced
  created_at timestamp with time zone not null
  created_by uuid
  deleted_at timestamp with time zone
  deleted_by uuid
  id uuid not null
  is_default boolean not null default false
  project_id uuid
  rank double precision not null
  title text not null
  updated_at timestamp with time zone not null
  version integer not null default 1
  workspace_id uuid not null
  constraint tag_boards_pkey PRIMARY KEY (workspace_id, id)
  constraint tag_boards_title_check CHECK ((length(title) <= 50))
  constraint tag_boards_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  constraint tag_boards_workspace_id_project_id_fkey FOREIGN KEY (workspace_id, project_id) REFERENCES projects(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX one_default_board ON public.tag_boards USING btree (workspace_id, project_id) WHERE (is_default AND (deleted_at IS NULL))
  CREATE INDEX tag_boards_by_project ON public.tag_boards USING btree (workspace_id, project_id, rank, id) WHERE (deleted_at IS NULL)
  CREATE UNIQUE INDEX tag_boards_pkey ON public.tag_boards USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table tag_groups row security forced
  board_id uuid not null
  color text not null
  created_at timestamp with time zone not null
  created_by uuid
  deleted_at timestamp with time zone
  deleted_by uuid
  id uuid not null
  rank double precision not null
  title text not null
  updated_at timestamp with time zone not null
  version integer not null default 1
  workspace_id uuid not null
  constraint tag_groups_pkey PRIMARY KEY (workspace_id, id)
  constraint tag_groups_title_check CHECK ((length(title) <= 50))
  constraint tag_groups_workspace_id_board_id_fkey FOREIGN KEY (workspace_id, board_id) REFERENCES tag_boards(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX tag_groups_by_board ON public.tag_groups USING btree (workspace_id, board_id, rank, id)
  CREATE UNIQUE INDEX tag_groups_pkey ON public.tag_groups USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table tag_suggestions row security forced
  basis text not null
  created_at timestamp with time zone not null
  example_id uuid
  highlight_id uuid not null
  id uuid not null
  model text
  object_id uuid not null
  review text
  reviewed_at timestamp with time zone
  reviewed_by uuid
  score real not null
  tag_id uuid not null
  text_hash text not null
  workspace_id uuid not null
  constraint tag_suggestions_basis_check CHECK ((basis = ANY (ARRAY['examples'::text, 'name'::text])))
  constraint tag_suggestions_pkey PRIMARY KEY (workspace_id, id)
  constraint tag_suggestions_review_check CHECK ((review = ANY (ARRAY['Accepted'::text, 'Rejected'::text])))
  constraint tag_suggestions_workspace_id_highlight_id_fkey FOREIGN KEY (workspace_id, highlight_id) REFERENCES highlights(workspace_id, id) ON DELETE CASCADE
  constraint tag_suggestions_workspace_id_tag_id_fkey FOREIGN KEY (workspace_id, tag_id) REFERENCES tags(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX open_tag_suggestions ON public.tag_suggestions USING btree (workspace_id, object_id) WHERE (review IS NULL)
  CREATE INDEX refused_tag_suggestions ON public.tag_suggestions USING btree (workspace_id, tag_id) WHERE (review IS NOT NULL)
  CREATE UNIQUE INDEX tag_suggestions_once ON public.tag_suggestions USING btree (workspace_id, highlight_id, tag_id)
  CREATE UNIQUE INDEX tag_suggestions_pkey ON public.tag_suggestions USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table tagging_change_items row security forced
  added boolean not null
  added_at timestamp with time zone not null
  added_by uuid
  change_id uuid not null
  highlight_id uuid not null
  place integer not null
  tag_id uuid not null
  workspace_id uuid not null
  constraint tagging_change_items_pkey PRIMARY KEY (workspace_id, change_id, highlight_id, tag_id)
  constraint tagging_change_items_workspace_id_change_id_fkey FOREIGN KEY (workspace_id, change_id) REFERENCES tagging_changes(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX tagging_change_items_pkey ON public.tagging_change_items USING btree (workspace_id, change_id, highlight_id, tag_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table tagging_changes row security forced
  changed_by uuid not null
  created_at timestamp with time zone not null
  id uuid not null
  into_id uuid
  kind text not null
  merged_ids uuid[] not null default '{}'::uuid[]
  undone_at timestamp with time zone
  workspace_id uuid not null
  constraint tagging_changes_kind_check CHECK ((kind = ANY (ARRAY['tagging'::text, 'merge'::text])))
  constraint tagging_changes_pkey PRIMARY KEY (workspace_id, id)
  constraint tagging_changes_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE INDEX tagging_changes_by_time ON public.tagging_changes USING btree (workspace_id, created_at)
  CREATE INDEX tagging_changes_merges ON public.tagging_changes USING btree (workspace_id, into_id, created_at DESC, id DESC) WHERE ((kind = 'merge'::text) AND (undone_at IS NULL))
  CREATE UNIQUE INDEX tagging_changes_pkey ON public.tagging_changes USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table tags row security forced
  board_id uuid not null
  color text not null
  created_at timestamp with time zone not null
  created_by uuid
  description text not null default ''::text
  folded text not null
  group_id uuid
  id uuid not null
  key text not null
  locked_at timestamp with time zone
  locked_by uuid
  merged_into uuid
  rank double precision not null
  role text
  sentiment text
  title text not null
  trashed_at timestamp with time zone
  trashed_by uuid
  updated_at timestamp with time zone not null
  version integer not null default 1
  workspace_id uuid not null
  constraint tags_description_check CHECK ((length(description) <= 1000))
  constraint tags_pkey PRIMARY KEY (workspace_id, id)
  constraint tags_role_check CHECK ((length(role) <= 50))
  constraint tags_sentiment_check CHECK ((sentiment = ANY (ARRAY['positive'::text, 'negative'::text, 'mixed'::text])))
  constraint tags_title_check CHECK ((length(title) <= 200))
  constraint tags_workspace_id_board_id_fkey FOREIGN KEY (workspace_id, board_id) REFERENCES tag_boards(workspace_id, id) ON DELETE CASCADE
  constraint tags_workspace_id_group_id_fkey FOREIGN KEY (workspace_id, group_id) REFERENCES tag_groups(workspace_id, id) ON DELETE SET NULL (group_id)
  CREATE INDEX tags_by_board ON public.tags USING btree (workspace_id, board_id, rank, id) WHERE (trashed_at IS NULL)
  CREATE INDEX tags_by_group ON public.tags USING btree (workspace_id, group_id)
  CREATE INDEX tags_by_key ON public.tags USING btree (workspace_id, key) WHERE (trashed_at IS NULL)
  CREATE INDEX tags_in_trash ON public.tags USING btree (workspace_id, trashed_at DESC, id DESC) WHERE (trashed_at IS NOT NULL)
  CREATE UNIQUE INDEX tags_pkey ON public.tags USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table tenant_routes row security
  created_at timestamp with time zone not null
  region text not null
  subdomain text not null
  team_id uuid not null
  constraint tenant_routes_pkey PRIMARY KEY (subdomain)
  constraint tenant_routes_region_check CHECK ((region = ANY (ARRAY['US_A'::text, 'US_B'::text, 'EU_A'::text, 'AU_A'::text])))
  constraint tenant_routes_subdomain_check CHECK (((subdomain = lower(subdomain)) AND (length(subdomain) <= 63)))
  CREATE INDEX tenant_routes_by_team ON public.tenant_routes USING btree (team_id)
  CREATE UNIQUE INDEX tenant_routes_pkey ON public.tenant_routes USING btree (subdomain)
  policy directory for * using (true) check (true)
table text_batch_pieces row security forced
  batch_id uuid not null
  piece text not null
  places bytea not null
  workspace_id uuid not null
  constraint text_batch_pieces_pkey PRIMARY KEY (workspace_id, batch_id, piece)
  constraint text_batch_pieces_workspace_id_batch_id_fkey FOREIGN KEY (workspace_id, batch_id) REFERENCES text_batches(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX text_batch_pieces_pkey ON public.text_batch_pieces USING btree (workspace_id, batch_id, piece)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table text_batch_points row security forced
  batch_id uuid not null
  part smallint not null
  point_ids uuid[] not null
  workspace_id uuid not null
  constraint text_batch_points_pkey PRIMARY KEY (workspace_id, batch_id, part)
  constraint text_batch_points_workspace_id_batch_id_fkey FOREIGN KEY (workspace_id, batch_id) REFERENCES text_batches(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX text_batch_points_pkey ON public.text_batch_points USING btree (workspace_id, batch_id, part)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table text_batches row security forced
  channel_id uuid not null
  first_id uuid not null
  id uuid not null
  is_stale boolean not null default false
  last_id uuid not null
  workspace_id uuid not null
  constraint text_batches_pkey PRIMARY KEY (workspace_id, id)
  constraint text_batches_workspace_id_channel_id_fkey FOREIGN KEY (workspace_id, channel_id) REFERENCES channels(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX text_batches_by_channel ON public.text_batches USING btree (workspace_id, channel_id)
  CREATE UNIQUE INDEX text_batches_pkey ON public.text_batches USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table theme_change_points row security forced
  change_id uuid not null
  excluded_at timestamp with time zone
  placed_by text not null
  point_id uuid not null
  theme_id uuid
  theme_score real
  workspace_id uuid not null
  constraint theme_change_points_pkey PRIMARY KEY (workspace_id, change_id, point_id)
  constraint theme_change_points_workspace_id_change_id_fkey FOREIGN KEY (workspace_id, change_id) REFERENCES theme_changes(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX theme_change_points_pkey ON public.theme_change_points USING btree (workspace_id, change_id, point_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table theme_changes row security forced
  after_themes jsonb
  after_topics jsonb
  channel_id uuid not null
  excluding boolean not null default false
  id uuid not null
  kept_points integer not null default 0
  kept_themes integer not null default 0
  kept_topics integer not null default 0
  left_in uuid[]
  made_at timestamp with time zone not null
  made_by uuid not null
  made_themes uuid[] not null default '{}'::uuid[]
  made_topics uuid[] not null default '{}'::uuid[]
  points jsonb not null
  themes jsonb not null
  topics jsonb not null default '[]'::jsonb
  undone_at timestamp with time zone
  workspace_id uuid not null
  constraint theme_changes_pkey PRIMARY KEY (workspace_id, id)
  constraint theme_changes_workspace_id_channel_id_fkey FOREIGN KEY (workspace_id, channel_id) REFERENCES channels(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX theme_changes_pkey ON public.theme_changes USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table theme_days row security forced
  day date not null
  last_people_count integer not null default 0
  negative_count integer not null default 0
  people_count integer not null default 0
  point_count integer not null
  positive_count integer not null default 0
  theme_id uuid not null
  workspace_id uuid not null
  constraint theme_days_last_people_count_check CHECK ((last_people_count >= 0))
  constraint theme_days_negative_count_check CHECK ((negative_count >= 0))
  constraint theme_days_people_count_check CHECK ((people_count >= 0))
  constraint theme_days_pkey PRIMARY KEY (workspace_id, theme_id, day)
  constraint theme_days_point_count_check CHECK ((point_count >= 0))
  constraint theme_days_positive_count_check CHECK ((positive_count >= 0))
  constraint theme_days_workspace_id_theme_id_fkey FOREIGN KEY (workspace_id, theme_id) REFERENCES themes(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX theme_days_pkey ON public.theme_days USING btree (workspace_id, theme_id, day)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table theme_insights row security forced
  insight_id uuid not null
  made_at timestamp with time zone not null
  theme_id uuid not null
  workspace_id uuid not null
  constraint theme_insights_pkey PRIMARY KEY (workspace_id, theme_id, insight_id)
  constraint theme_insights_workspace_id_insight_id_fkey FOREIGN KEY (workspace_id, insight_id) REFERENCES insights(workspace_id, id) ON DELETE CASCADE
  constraint theme_insights_workspace_id_theme_id_fkey FOREIGN KEY (workspace_id, theme_id) REFERENCES themes(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX theme_insights_by_insight ON public.theme_insights USING btree (workspace_id, insight_id)
  CREATE UNIQUE INDEX theme_insights_pkey ON public.theme_insights USING btree (workspace_id, theme_id, insight_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table theme_lineage row security forced
  change_id uuid
  channel_id uuid not null
  from_id uuid
  id uuid not null
  jaccard real
  kind text not null
  made_at timestamp with time zone not null
  run_id uuid
  to_id uuid
  workspace_id uuid not null
  constraint theme_lineage_kind_check CHECK ((kind = ANY (ARRAY['same'::text, 'split'::text, 'merge'::text, 'new'::text, 'gone'::text])))
  constraint theme_lineage_pkey PRIMARY KEY (workspace_id, id)
  constraint theme_lineage_workspace_id_channel_id_fkey FOREIGN KEY (workspace_id, channel_id) REFERENCES channels(workspace_id, id) ON DELETE CASCADE
  constraint theme_lineage_workspace_id_run_id_fkey FOREIGN KEY (workspace_id, run_id) REFERENCES cluster_runs(workspace_id, id) ON DELETE SET NULL (run_id)
  CREATE INDEX theme_lineage_from ON public.theme_lineage USING btree (workspace_id, from_id) WHERE (kind = ANY (ARRAY['split'::text, 'merge'::text]))
  CREATE INDEX theme_lineage_of_change ON public.theme_lineage USING btree (workspace_id, change_id) WHERE (change_id IS NOT NULL)
  CREATE INDEX theme_lineage_of_run ON public.theme_lineage USING btree (workspace_id, run_id) WHERE (run_id IS NOT NULL)
  CREATE UNIQUE INDEX theme_lineage_pkey ON public.theme_lineage USING btree (workspace_id, id)
  CREATE INDEX theme_lineage_to ON public.theme_lineage USING btree (workspace_id, to_id) WHERE (kind = ANY (ARRAY['split'::text, 'merge'::text]))
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table theme_moves row security forced
  change_id uuid not null
  channel_id uuid not null
  from_ids uuid[] not null
  into_id uuid
  undone boolean not null default false
  workspace_id uuid not null
  constraint theme_moves_pkey PRIMARY KEY (workspace_id, change_id)
  constraint theme_moves_workspace_id_change_id_fkey FOREIGN KEY (workspace_id, change_id) REFERENCES theme_changes(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX theme_moves_by_channel ON public.theme_moves USING btree (workspace_id, channel_id, change_id)
  CREATE UNIQUE INDEX theme_moves_pkey ON public.theme_moves USING btree (workspace_id, change_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table theme_proposals row security forced
  dismissed_at timestamp with time zone
  dismissed_by uuid
  proposed_at timestamp with time zone not null
  theme_id uuid not null
  title text not null
  why text not null
  workspace_id uuid not null
  constraint theme_proposals_pkey PRIMARY KEY (workspace_id, theme_id)
  constraint theme_proposals_title_check CHECK ((length(title) <= 200))
  constraint theme_proposals_why_check CHECK ((why = ANY (ARRAY['drift'::text, 'label'::text])))
  constraint theme_proposals_workspace_id_dismissed_by_fkey FOREIGN KEY (workspace_id, dismissed_by) REFERENCES members(workspace_id, id)
  constraint theme_proposals_workspace_id_theme_id_fkey FOREIGN KEY (workspace_id, theme_id) REFERENCES themes(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX theme_proposals_pkey ON public.theme_proposals USING btree (workspace_id, theme_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table themes row security forced
  centroid bytea not null
  channel_id uuid not null
  created_at timestamp with time zone not null
  id uuid not null
  kept boolean not null default false
  merged_into uuid
  named_likeness real
  pinned boolean not null default false
  point_count integer not null default 0
  quote_id uuid
  rest_into uuid[]
  state text not null default 'active'::text
  title text not null default ''::text
  titled_by text not null default 'engine'::text
  told_rising_at timestamp with time zone
  topic_by text not null default 'engine'::text
  topic_id uuid
  updated_at timestamp with time zone not null
  version integer not null default 1
  workspace_id uuid not null
  constraint themes_pkey PRIMARY KEY (workspace_id, id)
  constraint themes_point_count_check CHECK ((point_count >= 0))
  constraint themes_state_check CHECK ((state = ANY (ARRAY['active'::text, 'merged'::text, 'dismissed'::text])))
  constraint themes_title_check CHECK ((length(title) <= 200))
  constraint themes_titled_by_check CHECK ((titled_by = ANY (ARRAY['engine'::text, 'person'::text])))
  constraint themes_topic_by_check CHECK ((topic_by = ANY (ARRAY['engine'::text, 'person'::text])))
  constraint themes_workspace_id_channel_id_fkey FOREIGN KEY (workspace_id, channel_id) REFERENCES channels(workspace_id, id) ON DELETE CASCADE
  constraint themes_workspace_id_topic_id_fkey FOREIGN KEY (workspace_id, topic_id) REFERENCES topics(workspace_id, id)
  CREATE INDEX themes_by_channel ON public.themes USING btree (workspace_id, channel_id, state, point_count DESC, id)
  CREATE INDEX themes_by_heir ON public.themes USING btree (workspace_id, merged_into) WHERE (merged_into IS NOT NULL)
  CREATE INDEX themes_by_topic ON public.themes USING btree (workspace_id, topic_id) WHERE (topic_id IS NOT NULL)
  CREATE UNIQUE INDEX themes_pkey ON public.themes USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table told_mentions row security forced
  member_id uuid not null
  object_id uuid not null
  told_at timestamp with time zone not null
  workspace_id uuid not null
  constraint told_mentions_pkey PRIMARY KEY (workspace_id, object_id, member_id)
  constraint told_mentions_workspace_id_member_id_fkey FOREIGN KEY (workspace_id, member_id) REFERENCES members(workspace_id, id) ON DELETE CASCADE
  constraint told_mentions_workspace_id_object_id_fkey FOREIGN KEY (workspace_id, object_id) REFERENCES access_objects(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX told_mentions_by_member ON public.told_mentions USING btree (workspace_id, member_id)
  CREATE UNIQUE INDEX told_mentions_pkey ON public.told_mentions USING btree (workspace_id, object_id, member_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table topic_proposals row security forced
  centroid bytea not null
  channel_id uuid not null
  description text not null
  dismissed_at timestamp with time zone
  dismissed_by uuid
  id uuid not null
  proposed_at timestamp with time zone not null
  theme_ids uuid[] not null
  title text not null
  workspace_id uuid not null
  constraint topic_proposals_description_check CHECK ((length(description) <= 400))
  constraint topic_proposals_pkey PRIMARY KEY (workspace_id, id)
  constraint topic_proposals_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200)))
  constraint topic_proposals_workspace_id_channel_id_fkey FOREIGN KEY (workspace_id, channel_id) REFERENCES channels(workspace_id, id) ON DELETE CASCADE
  constraint topic_proposals_workspace_id_dismissed_by_fkey FOREIGN KEY (workspace_id, dismissed_by) REFERENCES members(workspace_id, id) ON DELETE SET NULL (dismissed_by)
  CREATE INDEX topic_proposals_by_channel ON public.topic_proposals USING btree (workspace_id, channel_id)
  CREATE UNIQUE INDEX topic_proposals_pkey ON public.topic_proposals USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table topics row security forced
  channel_id uuid not null
  created_at timestamp with time zone not null
  created_by uuid not null
  description text not null default ''::text
  id uuid not null
  title text not null
  updated_at timestamp with time zone not null
  version integer not null default 1
  workspace_id uuid not null
  constraint topics_description_check CHECK ((length(description) <= 400))
  constraint topics_pkey PRIMARY KEY (workspace_id, id)
  constraint topics_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200)))
  constraint topics_workspace_id_channel_id_fkey FOREIGN KEY (workspace_id, channel_id) REFERENCES channels(workspace_id, id) ON DELETE CASCADE
  constraint topics_workspace_id_created_by_fkey FOREIGN KEY (workspace_id, created_by) REFERENCES members(workspace_id, id)
  CREATE INDEX topics_by_channel ON public.topics USING btree (workspace_id, channel_id, lower(title), id)
  CREATE UNIQUE INDEX topics_pkey ON public.topics USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table transcripts row security forced
  counted_minutes integer not null default 0
  counted_month date
  created_at timestamp with time zone not null
  duration double precision not null default 0
  engine text not null default ''::text
  error text
  file_id uuid
  finished_at timestamp with time zone
  id uuid not null
  job_id uuid
  language text
  note_id uuid not null
  origin text not null
  rated_by uuid
  rating text
  requested_by uuid
  status text not null
  workspace_id uuid not null
  constraint transcripts_origin_check CHECK ((origin = ANY (ARRAY['ENGINE'::text, 'IMPORT'::text])))
  constraint transcripts_pkey PRIMARY KEY (workspace_id, id)
  constraint transcripts_rating_check CHECK ((rating = ANY (ARRAY['Good'::text, 'Bad'::text])))
  constraint transcripts_status_check CHECK ((status = ANY (ARRAY['REQUESTED'::text, 'COMPLETE'::text, 'FAILED'::text, 'CANCELLED'::text])))
  constraint transcripts_workspace_id_file_id_fkey FOREIGN KEY (workspace_id, file_id) REFERENCES files(workspace_id, id) ON DELETE CASCADE
  constraint transcripts_workspace_id_note_id_fkey FOREIGN KEY (workspace_id, note_id) REFERENCES access_objects(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX transcripts_by_file ON public.transcripts USING btree (workspace_id, file_id, created_at DESC)
  CREATE INDEX transcripts_by_month ON public.transcripts USING btree (workspace_id, counted_month)
  CREATE INDEX transcripts_by_note ON public.transcripts USING btree (workspace_id, note_id, created_at DESC, id DESC)
  CREATE UNIQUE INDEX transcripts_pkey ON public.transcripts USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table translations row security forced
  created_at timestamp with time zone not null
  engine text not null default ''::text
  error text
  file_id uuid not null
  finished_at timestamp with time zone
  id uuid not null
  job_id uuid
  language text not null
  message text
  note_id uuid not null
  parts jsonb not null default '[]'::jsonb
  requested_by uuid
  status text not null
  text text not null default ''::text
  workspace_id uuid not null
  constraint translations_error_check CHECK ((error = ANY (ARRAY['UnsupportedLanguagePair'::text, 'Error'::text])))
  constraint translations_language_check CHECK ((length(language) <= 20))
  constraint translations_pkey PRIMARY KEY (workspace_id, id)
  constraint translations_status_check CHECK ((status = ANY (ARRAY['Requested'::text, 'Success'::text, 'Failure'::text])))
  constraint translations_workspace_id_file_id_fkey FOREIGN KEY (workspace_id, file_id) REFERENCES files(workspace_id, id) ON DELETE CASCADE
  constraint translations_workspace_id_note_id_fkey FOREIGN KEY (workspace_id, note_id) REFERENCES access_objects(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX translations_by_note ON public.translations USING btree (workspace_id, note_id)
  CREATE UNIQUE INDEX translations_once ON public.translations USING btree (workspace_id, file_id, language)
  CREATE UNIQUE INDEX translations_pkey ON public.translations USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table trashed_option_values row security forced
  object_id uuid not null
  option_id uuid not null
  position integer not null
  workspace_id uuid not null
  constraint trashed_option_values_pkey PRIMARY KEY (workspace_id, option_id, object_id)
  constraint trashed_option_values_workspace_id_option_id_fkey FOREIGN KEY (workspace_id, option_id) REFERENCES field_options(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX trashed_option_values_by_object ON public.trashed_option_values USING btree (workspace_id, object_id)
  CREATE UNIQUE INDEX trashed_option_values_pkey ON public.trashed_option_values USING btree (workspace_id, option_id, object_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table unindexed_texts row security forced
  channel_id uuid not null
  point_id uuid not null
  workspace_id uuid not null
  constraint unindexed_texts_pkey PRIMARY KEY (workspace_id, channel_id, point_id)
  constraint unindexed_texts_workspace_id_channel_id_fkey FOREIGN KEY (workspace_id, channel_id) REFERENCES channels(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX unindexed_texts_pkey ON public.unindexed_texts USING btree (workspace_id, channel_id, point_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table value_months row security forced
  column_id uuid not null
  month date not null
  point_count integer not null
  scope_id uuid not null
  value text not null
  workspace_id uuid not null
  constraint value_months_pkey PRIMARY KEY (workspace_id, column_id, month, scope_id, value)
  constraint value_months_point_count_check CHECK ((point_count >= 0))
  constraint value_months_value_check CHECK (((length(value) >= 1) AND (length(value) <= 200)))
  constraint value_months_workspace_id_column_id_fkey FOREIGN KEY (workspace_id, column_id) REFERENCES channel_columns(workspace_id, id) ON DELETE CASCADE
  CREATE UNIQUE INDEX value_months_pkey ON public.value_months USING btree (workspace_id, column_id, month, scope_id, value)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table views row security forced
  created_at timestamp with time zone not null
  created_by uuid
  deleted_at timestamp with time zone
  deleted_by uuid
  id uuid not null
  layout text not null
  object_type text not null
  project_id uuid not null
  rank double precision not null default 0
  title text not null default ''::text
  updated_at timestamp with time zone not null
  version integer not null default 1
  view_data jsonb not null default '{}'::jsonb
  workspace_id uuid not null
  constraint views_data_bounded CHECK ((length((view_data)::text) <= 5000000))
  constraint views_layout_check CHECK ((layout = ANY (ARRAY['BOARD'::text, 'CANVAS'::text, 'GRID'::text, 'LIST'::text, 'TABLE'::text])))
  constraint views_object_type_check CHECK ((object_type = ANY (ARRAY['NOTE'::text, 'INSIGHT'::text, 'HIGHLIGHT'::text])))
  constraint views_pkey PRIMARY KEY (workspace_id, id)
  constraint views_title_check CHECK ((length(title) <= 200))
  constraint views_workspace_id_project_id_fkey FOREIGN KEY (workspace_id, project_id) REFERENCES projects(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX views_by_rank ON public.views USING btree (workspace_id, project_id, rank, id) WHERE (deleted_at IS NULL)
  CREATE UNIQUE INDEX views_pkey ON public.views USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table visits row security forced
  member_id uuid not null
  object_id uuid not null
  place text not null default ''::text
  visited_at timestamp with time zone not null
  workspace_id uuid not null
  constraint visits_pkey PRIMARY KEY (workspace_id, member_id, object_id)
  constraint visits_place_check CHECK ((length(place) <= 200))
  constraint visits_workspace_id_member_id_fkey FOREIGN KEY (workspace_id, member_id) REFERENCES members(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX visits_by_object ON public.visits USING btree (workspace_id, object_id)
  CREATE INDEX visits_by_time ON public.visits USING btree (workspace_id, member_id, visited_at DESC, object_id DESC)
  CREATE UNIQUE INDEX visits_pkey ON public.visits USING btree (workspace_id, member_id, object_id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table webhook_deliveries row security forced
  attempts integer not null default 0
  created_at timestamp with time zone not null
  due_at timestamp with time zone not null
  error text
  event_id uuid
  event_type text not null
  finished_at timestamp with time zone
  id uuid not null
  state text not null
  status integer
  webhook_id uuid not null
  workspace_id uuid not null
  constraint webhook_deliveries_error_check CHECK ((length(error) <= 500))
  constraint webhook_deliveries_pkey PRIMARY KEY (workspace_id, id)
  constraint webhook_deliveries_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text, 'skipped'::text])))
  constraint webhook_deliveries_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  constraint webhook_deliveries_workspace_id_webhook_id_fkey FOREIGN KEY (workspace_id, webhook_id) REFERENCES webhooks(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX webhook_deliveries_by_age ON public.webhook_deliveries USING btree (workspace_id, created_at) WHERE (state <> 'waiting'::text)
  CREATE INDEX webhook_deliveries_by_creation ON public.webhook_deliveries USING btree (workspace_id, webhook_id, created_at DESC, id DESC)
  CREATE UNIQUE INDEX webhook_deliveries_once ON public.webhook_deliveries USING btree (workspace_id, webhook_id, event_id)
  CREATE UNIQUE INDEX webhook_deliveries_pkey ON public.webhook_deliveries USING btree (workspace_id, id)
  CREATE INDEX webhook_deliveries_waiting ON public.webhook_deliveries USING btree (workspace_id, webhook_id, created_at, id) WHERE (state = 'waiting'::text)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table webhooks row security forced
  by_program boolean not null default false
  created_at timestamp with time zone not null
  created_by uuid not null
  disabled_at timestamp with time zone
  disabled_reason text
  events text[] not null
  failing_since timestamp with time zone
  id uuid not null
  last_success_at timestamp with time zone
  old_secret_id uuid
  old_secret_until timestamp with time zone
  paused_until timestamp with time zone
  secret_id uuid not null
  sending_until timestamp with time zone
  url text not null
  version integer not null default 1
  workspace_id uuid not null
  constraint webhooks_check CHECK (((old_secret_id IS NULL) = (old_secret_until IS NULL)))
  constraint webhooks_pkey PRIMARY KEY (workspace_id, id)
  constraint webhooks_url_check CHECK ((length(url) <= 2000))
  constraint webhooks_workspace_id_created_by_fkey FOREIGN KEY (workspace_id, created_by) REFERENCES members(workspace_id, id) ON DELETE CASCADE
  constraint webhooks_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE INDEX webhooks_by_creation ON public.webhooks USING btree (workspace_id, created_at DESC, id DESC)
  CREATE UNIQUE INDEX webhooks_pkey ON public.webhooks USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table workspace_addresses row security
  claimed_at timestamp with time zone not null
  routed_at timestamp with time zone
  subdomain text not null
  workspace_id uuid not null
  constraint workspace_addresses_pkey PRIMARY KEY (subdomain)
  constraint workspace_addresses_subdomain_check CHECK (((subdomain = lower(subdomain)) AND (length(subdomain) <= 63)))
  constraint workspace_addresses_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
  CREATE INDEX workspace_addresses_by_workspace ON public.workspace_addresses USING btree (workspace_id)
  CREATE UNIQUE INDEX workspace_addresses_pkey ON public.workspace_addresses USING btree (subdomain)
  CREATE INDEX workspace_addresses_unrouted ON public.workspace_addresses USING btree (claimed_at) WHERE (routed_at IS NULL)
  policy directory for * using (true) check (true)
  policy own_addresses for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant INSERT to hark_app
  grant SELECT to hark_app
table workspace_deletions row security
  due_at timestamp with time zone not null
  requested_at timestamp with time zone not null
  requested_by uuid not null
  workspace_id uuid not null
  constraint workspace_deletions_pkey PRIMARY KEY (workspace_id)
  constraint workspace_deletions_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE INDEX workspace_deletions_due ON public.workspace_deletions USING btree (due_at)
  CREATE UNIQUE INDEX workspace_deletions_pkey ON public.workspace_deletions USING btree (workspace_id)
  policy directory for * using (true) check (true)
  policy own_deletion for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
table workspace_logos row security forced
  created_at timestamp with time zone not null
  created_by uuid not null
  id uuid not null
  image bytea not null
  workspace_id uuid not null
  constraint workspace_logos_image_check CHECK ((length(image) <= 1000000))
  constraint workspace_logos_pkey PRIMARY KEY (workspace_id)
  constraint workspace_logos_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE UNIQUE INDEX workspace_logos_pkey ON public.workspace_logos USING btree (workspace_id)
  policy own_teams for r using ((workspace_id IN ( SELECT teams_of_person() AS teams_of_person))) check ()
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table workspace_settings row security forced
  access_requests_disabled boolean not null default false
  admin_only_invites boolean not null default false
  auth0_auth_enabled boolean not null default true
  community_publishing_disabled boolean not null default false
  data_out_disabled boolean not null default false
  export_disabled boolean not null default false
  google_auth_enabled boolean not null default true
  microsoft_auth_enabled boolean not null default true
  org_size text
  password_auth_enabled boolean not null default true
  primary_color text
  promo text
  public_access_disabled boolean not null default false
  read_only boolean not null default false
  sample_installed_at timestamp with time zone
  second_factor_required boolean not null default false
  trash_days integer not null default 30
  version integer not null default 1
  workspace_id uuid not null
  constraint workspace_settings_pkey PRIMARY KEY (workspace_id)
  constraint workspace_settings_promo_check CHECK ((length(promo) <= 64))
  constraint workspace_settings_trash_days_check CHECK (((trash_days >= 1) AND (trash_days <= 365)))
  constraint workspace_settings_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE UNIQUE INDEX workspace_settings_pkey ON public.workspace_settings USING btree (workspace_id)
  policy own_teams for r using ((workspace_id IN ( SELECT teams_of_person() AS teams_of_person))) check ()
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table workspace_templates row security forced
  by_hand boolean not null default false
  contents jsonb not null
  created_at timestamp with time zone not null
  created_by uuid not null
  deleted_at timestamp with time zone
  description text not null default ''::text
  id uuid not null
  target text not null default 'project'::text
  title text not null
  updated_at timestamp with time zone
  workspace_id uuid not null
  constraint workspace_templates_contents_check CHECK ((length((contents)::text) <= 10000000))
  constraint workspace_templates_description_check CHECK ((length(description) <= 1000))
  constraint workspace_templates_pkey PRIMARY KEY (workspace_id, id)
  constraint workspace_templates_target_check CHECK ((target = ANY (ARRAY['project'::text, 'note'::text, 'insight'::text])))
  constraint workspace_templates_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200)))
  constraint workspace_templates_workspace_id_created_by_fkey FOREIGN KEY (workspace_id, created_by) REFERENCES members(workspace_id, id)
  constraint workspace_templates_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE INDEX workspace_templates_by_time ON public.workspace_templates USING btree (workspace_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL)
  CREATE UNIQUE INDEX workspace_templates_pkey ON public.workspace_templates USING btree (workspace_id, id)
  policy tenant for * using ((workspace_id = ( SELECT current_workspace() AS current_workspace))) check ((workspace_id = ( SELECT current_workspace() AS current_workspace)))
  grant DELETE to hark_app
  grant INSERT to hark_app
  grant SELECT to hark_app
  grant UPDATE to hark_app
table workspaces row security
  address_changes integer not null default 0
  created_at timestamp with time zone not null
  id uuid not null
  name text not null
  region text not null
  subdomain text not null
  constraint workspaces_name_check CHECK ((length(name) <= 200))
  constraint workspaces_pkey PRIMARY KEY (id)
  constraint workspaces_subdomain_check CHECK (((subdomain = lower(subdomain)) AND (length(subdomain) <= 63)))
  constraint workspaces_subdomain_key UNIQUE (subdomain)
  CREATE UNIQUE INDEX workspaces_pkey ON public.workspaces USING btree (id)
  CREATE UNIQUE INDEX workspaces_subdomain_key ON public.workspaces USING btree (subdomain)
  policy directory for * using (true) check (true)
  policy only_requested for d using ((EXISTS ( SELECT 1
   FROM workspace_deletions d
  WHERE (d.workspace_id = workspaces.id)))) check ()
  policy own_workspace for * using ((id = ( SELECT current_workspace() AS current_workspace))) check ((id = ( SELECT current_workspace() AS current_workspace)))
  grant SELECT to hark_app
  CREATE TRIGGER workspaces_end_work BEFORE DELETE ON public.workspaces FOR EACH ROW EXECUTE FUNCTION forget_work_of_workspace()
  CREATE TRIGGER workspaces_leave_files AFTER DELETE ON public.workspaces FOR EACH ROW EXECUTE FUNCTION remember_removed_workspace()
  CREATE TRIGGER workspaces_take_rows AFTER DELETE ON public.workspaces FOR EACH ROW EXECUTE FUNCTION forget_rows_of_workspace()

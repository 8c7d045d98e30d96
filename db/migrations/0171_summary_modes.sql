alter table ai_modes drop constraint ai_modes_feature_check,
  add constraint ai_modes_feature_check check (feature in ('Summarize', 'Highlights', 'Tags', 'Redact'));

-- A project's language and vocabulary stood in two places, of which people could change the one and the engine read
-- the other. They are the project's.
update projects p set
  transcription_language = coalesce(p.transcription_language, nullif(s.language, 'auto')),
  transcription_vocabulary = case when p.transcription_vocabulary = '{}' then s.vocabulary
    else p.transcription_vocabulary end
from transcription_settings s
where s.workspace_id = p.workspace_id and s.project_id = p.id;
drop table transcription_settings;

-- What an import of a community archive has made, by which it goes on after a kill and is undone.
alter table project_imports add column made jsonb check (jsonb_typeof(made) = 'object');

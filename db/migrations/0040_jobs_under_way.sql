-- A job's place in its queue is asked for with every job: by how many of its workspace are under way.
create index jobs_under_way on jobs (workspace_id, name) where state in ('waiting', 'running');

-- AI docs are found by search: those that are there already as well. Their words stay out of the index.
alter table docs
  add column is_sample boolean not null default false;

alter table docs no force row level security;
alter table search_items no force row level security;
alter table search_states no force row level security;
insert into search_states (workspace_id) select distinct workspace_id from docs on conflict do nothing;
insert into search_items (workspace_id, id, type, seq, title, body, access_id, owner_id, contributor_ids, created_by,
  created_at, updated_at, ai_generated)
select d.workspace_id, d.id, 'DOC', s.seq + row_number() over (partition by d.workspace_id order by d.id), d.title,
  d.prompt, d.access_id, d.id, array[d.created_by], d.created_by, d.created_at, d.updated_at, true
from docs d join search_states s on s.workspace_id = d.workspace_id
where d.trashed_at is null;
update search_states s set seq = s.seq + found.count
from (select workspace_id, count(*) as count from docs where trashed_at is null group by workspace_id) as found
where found.workspace_id = s.workspace_id;
alter table search_states force row level security;
alter table search_items force row level security;
alter table docs force row level security;

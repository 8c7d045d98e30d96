-- How many words a segment has: merged segments are held in memory by them, not by their items.
alter table search_segments add column terms integer not null default 0;

update search_segments g set terms = p.n
from (select workspace_id, segment_id, count(*)::int as n from search_postings group by 1, 2) p
where p.workspace_id = g.workspace_id and p.segment_id = g.id;

alter table search_segments alter column terms drop default;

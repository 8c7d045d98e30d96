-- Lists by tag read one index: a tag on a highlight repeats the highlight's project and object, and a highlight says
-- whether it has a tag at all.

alter table highlight_tags
  add column project_id uuid,
  add column object_id uuid,
  add column comment_only boolean not null default false;
alter table highlights add column tagged boolean not null default false;

alter table highlights no force row level security;
alter table highlight_tags no force row level security;
alter table highlights disable trigger user;
update highlight_tags t set project_id = h.project_id, object_id = h.object_id, comment_only = h.inline_comment_only
  from highlights h where h.workspace_id = t.workspace_id and h.id = t.highlight_id;
update highlights h set tagged = true
  where exists (select 1 from highlight_tags t where t.workspace_id = h.workspace_id and t.highlight_id = h.id);
alter table highlights enable trigger user;
alter table highlights force row level security;
alter table highlight_tags force row level security;
alter table highlight_tags alter column project_id set not null, alter column object_id set not null;

create index highlight_tags_in_project
  on highlight_tags (workspace_id, project_id, tag_id, highlighted_at desc, highlight_id desc)
  include (access_id, object_id, comment_only) where not hidden;
-- The objects of a tag too; whatever looked tags up by this one still does.
drop index highlight_tags_of_tag;
create index highlight_tags_of_tag on highlight_tags (workspace_id, tag_id, object_id) include (hidden, comment_only);
-- Far behind in a list nothing but the index is read.
drop index highlights_by_project_creation;
create index highlights_by_project_creation on highlights (workspace_id, project_id, created_at desc, id desc)
  include (access_id, inline_comment_only) where not hidden;
create index highlights_untagged on highlights (workspace_id, project_id, created_at desc, id desc)
  include (access_id) where not hidden and not inline_comment_only and not tagged;

-- The lock makes whoever tags and whoever takes the last tag away see each other's work.
create or replace function highlight_tags_take_place() returns trigger language plpgsql as $$
declare
  place record;
begin
  select project_id, object_id, access_id, hidden, inline_comment_only, created_at, tagged into place from highlights
  where workspace_id = new.workspace_id and id = new.highlight_id for no key update;
  if found then
    new.project_id := place.project_id;
    new.object_id := place.object_id;
    new.access_id := place.access_id;
    new.hidden := place.hidden;
    new.comment_only := place.inline_comment_only;
    new.highlighted_at := place.created_at;
    if not place.tagged then
      update highlights set tagged = true where workspace_id = new.workspace_id and id = new.highlight_id;
    end if;
  end if;
  return new;
end
$$;

create function highlights_lose_tags() returns trigger language plpgsql as $$
begin
  perform 1 from highlights where (workspace_id, id) in (select workspace_id, highlight_id from gone)
    order by id for no key update;
  update highlights h set tagged = false
  where h.tagged and (h.workspace_id, h.id) in (select workspace_id, highlight_id from gone)
    and not exists (select 1 from highlight_tags t where t.workspace_id = h.workspace_id and t.highlight_id = h.id);
  return null;
end
$$;
create trigger highlights_lose_tags after delete on highlight_tags
  referencing old table as gone for each statement execute function highlights_lose_tags();

create or replace function highlight_tags_follow() returns trigger language plpgsql as $$
begin
  update highlight_tags set project_id = new.project_id, access_id = new.access_id, hidden = new.hidden,
    comment_only = new.inline_comment_only
  where workspace_id = new.workspace_id and highlight_id = new.id;
  return null;
end
$$;
drop trigger highlight_tags_follow on highlights;
create trigger highlight_tags_follow after update on highlights for each row
  when (old.access_id <> new.access_id or old.hidden <> new.hidden or old.project_id <> new.project_id
    or old.inline_comment_only <> new.inline_comment_only)
  execute function highlight_tags_follow();

-- How many projects outside the trash each map governs: the total of a list is a sum over maps instead of a count
-- over projects. Projects come and go rarely, so nobody waits for a row here.
create table project_totals (
  workspace_id uuid not null references workspaces on delete cascade,
  access_id uuid not null,
  archived boolean not null,
  count integer not null,
  primary key (workspace_id, access_id, archived) include (count)
);

alter table projects no force row level security;
insert into project_totals (workspace_id, access_id, archived, count)
  select workspace_id, access_id, status = 'archived', count(*) from projects where trashed_at is null
  group by 1, 2, 3;
alter table projects force row level security;
select protect_tenant_table('project_totals');

-- What goes is only ever subtracted from what is there: a workspace that is removed takes its totals along first.
create function subtract_project_totals() returns trigger language plpgsql as $$
begin
  update project_totals t set count = t.count - gone.count
  from (select workspace_id, access_id, status = 'archived' as archived, count(*) as count from before
        where trashed_at is null group by 1, 2, 3 order by 2, 3) gone
  where t.workspace_id = gone.workspace_id and t.access_id = gone.access_id and t.archived = gone.archived;
  delete from project_totals t where t.count = 0
    and (t.workspace_id, t.access_id) in (select workspace_id, access_id from before);
  return null;
end
$$;

create function add_project_totals() returns trigger language plpgsql as $$
begin
  insert into project_totals (workspace_id, access_id, archived, count)
    select workspace_id, access_id, status = 'archived', count(*) from after
    where trashed_at is null group by 1, 2, 3 order by 2, 3
  on conflict (workspace_id, access_id, archived) do update set count = project_totals.count + excluded.count;
  return null;
end
$$;

-- Most changes of projects (a title, a colour) change no total.
create function move_project_totals() returns trigger language plpgsql as $$
declare
  moved record;
begin
  for moved in
    select workspace_id, access_id, archived, sum(change)::integer as change from (
      select workspace_id, access_id, status = 'archived' as archived, -1 as change from before where trashed_at is null
      union all
      select workspace_id, access_id, status = 'archived', 1 from after where trashed_at is null) line
    group by 1, 2, 3 having sum(change) <> 0 order by 2, 3
  loop
    insert into project_totals (workspace_id, access_id, archived, count)
      values (moved.workspace_id, moved.access_id, moved.archived, moved.change)
    on conflict (workspace_id, access_id, archived) do update set count = project_totals.count + moved.change;
    delete from project_totals where workspace_id = moved.workspace_id and access_id = moved.access_id
      and archived = moved.archived and count = 0;
  end loop;
  return null;
end
$$;

create trigger add_project_totals after insert on projects
  referencing new table as after for each statement execute function add_project_totals();
create trigger move_project_totals after update on projects
  referencing old table as before new table as after for each statement execute function move_project_totals();
create trigger subtract_project_totals after delete on projects
  referencing old table as before for each statement execute function subtract_project_totals();

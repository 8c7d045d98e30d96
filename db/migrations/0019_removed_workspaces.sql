-- A workspace takes its rows with it, the names of its files among them. This remembers which folder of the storage is
-- left to empty; it holds nothing but the id.
create table removed_workspaces (
  id uuid primary key,
  removed_at timestamptz not null default now()
);
grant select, insert, delete on removed_workspaces to hark_app;

create function remember_removed_workspace() returns trigger
  language plpgsql as $$
begin
  insert into removed_workspaces (id) values (old.id) on conflict do nothing;
  return old;
end
$$;
create trigger workspaces_leave_files after delete on workspaces
  for each row execute function remember_removed_workspace();

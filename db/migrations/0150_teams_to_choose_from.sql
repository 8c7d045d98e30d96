-- Somebody who chooses a workspace sees its color, its logo and who invited them before they are in it. Only the
-- directory's role reads this way: for a request in a workspace these policies would cost an index and open a door.
create function teams_of_person() returns setof uuid
  language sql stable
begin atomic
  select workspace_id from members where account_id = current_account()
  union
  select workspace_id from invites
    where email = current_email() and accepted_at is null and revoked_at is null
  union
  select workspace_id from open_domains where domain = split_part(current_email(), '@', 2);
end;

create policy own_teams on workspace_settings for select to hark_directory
  using (workspace_id in (select teams_of_person()));
create policy own_teams on workspace_logos for select to hark_directory
  using (workspace_id in (select teams_of_person()));
create policy own_inviters on members for select to hark_directory
  using ((workspace_id, id) in (
    select invites.workspace_id, invites.invited_by from invites
    where invites.email = (select current_email()) and invites.accepted_at is null and invites.revoked_at is null
  ));

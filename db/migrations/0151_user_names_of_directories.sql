-- Row-level security lets no function of a row's values into an index search, so a look-up by lower(user_name) read
-- every user of the workspace. A stored key is searched for like any other column.
drop index scim_users_by_name;
alter table scim_users add column user_name_key text generated always as (lower(user_name)) stored;
create unique index scim_users_by_name on scim_users (workspace_id, user_name_key);

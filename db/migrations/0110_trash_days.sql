-- How many days deleted items can be restored before they are permanently deleted.
alter table workspace_settings add column trash_days integer not null default 30 check (trash_days between 1 and 365);

-- Sealed segments of the index still hold words of items that were permanently deleted since: they have to be rewritten.
alter table search_states add column purged_at timestamptz;

-- A batch takes the first receipts of each workspace: found here without reading the rest of a backlog.
create index outbox_due_of_workspace on outbox (workspace_id, run_at, id) where failed_at is null;
drop index outbox_due;

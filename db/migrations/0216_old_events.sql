-- The audit log grows without end. The service may delete what is older than a year and nothing younger: who breaks into
-- it can't remove the traces of doing so.
grant delete on events to hark_app;
create policy old_only on events as restrictive for delete to hark_app
  using (created_at < now() - interval '365 days');

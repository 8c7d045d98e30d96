-- Where each request went, and whose words it held. Older requests didn't say.
alter table model_uses
  add column host text check (length(host) <= 300),
  add column object_ids uuid[] not null default '{}';

-- The address of a public link, sealed, for those who may share its object. Links from before have none.
alter table public_links add column secret_id uuid;

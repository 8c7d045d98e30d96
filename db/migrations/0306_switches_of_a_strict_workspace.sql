-- What an admin takes away from everybody: files that leave, pages for strangers, messages to other tools.
alter table workspace_settings
  add column export_disabled boolean not null default false,
  add column public_access_disabled boolean not null default false,
  add column data_out_disabled boolean not null default false;

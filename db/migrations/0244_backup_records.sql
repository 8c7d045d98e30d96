-- When the installation was backed up, for its admins. One row a backup; the archives themselves are elsewhere.
create table backup_records (
  made_at timestamptz primary key,
  verified_at timestamptz not null,
  bytes bigint not null check (bytes >= 0),
  sealed boolean not null
);
grant select on backup_records to hark_directory;
alter table backup_records enable row level security;
create policy directory on backup_records to hark_directory using (true) with check (true);

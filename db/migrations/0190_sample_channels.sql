alter table channels add column is_sample boolean not null default false;

alter table workspace_settings
  add column promo text check (length(promo) <= 64),
  add column auth0_auth_enabled boolean not null default true;

-- Comments that came with an import were said elsewhere: they are news to nobody, whatever day they carry.
alter table comments add column imported boolean not null default false;
update comments set imported = true where original_author is not null;

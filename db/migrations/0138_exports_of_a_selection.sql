-- An export of chosen rows instead of a whole project; null for the whole.
alter table project_exports add column only_ids uuid[] check (cardinality(only_ids) between 1 and 1000);

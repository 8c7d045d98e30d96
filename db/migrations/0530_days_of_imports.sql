-- When what a table brought was said, so that nobody looks for it in the usual period in vain.
alter table imports add column min_date timestamptz, add column max_date timestamptz;

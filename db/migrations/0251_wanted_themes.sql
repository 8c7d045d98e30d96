-- How many themes people want to see; null for as many as there are.
alter table channels add column wanted_themes smallint check (wanted_themes between 2 and 50);

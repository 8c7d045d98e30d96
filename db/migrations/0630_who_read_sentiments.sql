-- By which reading the sentiments of a channel are: another reads them again.
alter table channels add column sentiment_reader text not null default '';

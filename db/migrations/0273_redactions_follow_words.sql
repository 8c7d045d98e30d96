-- Sound and picture of hidden words in the transcript: made and lifted with the words.
alter table redactions add column follows_words boolean not null default false;

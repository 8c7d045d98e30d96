-- What a program did in a person's name was told apart from what they did themselves nowhere. No foreign key: the log
-- outlives the token.
alter table events add column api_token_id uuid;

-- Who wrote a comment in the workspace that it was imported from. Its author is the member who imported it.
alter table comments add column original_author text check (length(original_author) <= 100);

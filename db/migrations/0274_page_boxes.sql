-- Where the words of a page are, so that a passage of its text can be marked on the page. Null for scans, and for pages
-- that were read before this.
alter table file_pages add column boxes jsonb;

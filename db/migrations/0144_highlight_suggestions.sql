-- Why a passage is suggested: in words only where they are not those of another document.
alter table highlight_suggestions
  add column score real not null default 0,
  add column basis text check (basis in ('tag', 'highlight', 'salience', 'model')),
  -- The language model that named the passage; null without one.
  add column model text;

-- A part of the picture, as shares of its width and height from the top left. Null: the whole picture.
alter table redactions
  add column area_x double precision,
  add column area_y double precision,
  add column area_width double precision,
  add column area_height double precision,
  add constraint redactions_area_check check (num_nonnulls(area_x, area_y, area_width, area_height) in (0, 4));

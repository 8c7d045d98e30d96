-- People of a theme in any period, one after the other, without a look at a row or a sorting by name.
drop index data_points_people_of_theme;
create index data_points_people_of_theme on data_points (workspace_id, theme_id, participant)
  include (said_at, excluded_at) where theme_id is not null and participant is not null;

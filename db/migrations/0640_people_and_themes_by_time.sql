-- Who spoke, and of which theme, in the order of time: people of any period and the parts of months in charts are counted
-- from it without a look at a row. What is excluded is in no count, and has an index of its own.
create index data_points_by_moment on data_points (workspace_id, channel_id, said_at desc, id desc)
  include (theme_id, participant) where excluded_at is null;
drop index data_points_by_time;

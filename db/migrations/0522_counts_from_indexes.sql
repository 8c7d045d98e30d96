-- What is excluded is in none of these lists: without it their counts come from the index alone, where a look at every
-- row was needed to leave it out.
create index data_points_of_language on data_points (workspace_id, channel_id, language, said_at desc, id desc)
  where excluded_at is null;
create index data_points_of_sentiment on data_points (workspace_id, channel_id, sentiment, said_at desc, id desc)
  where excluded_at is null and sentiment is not null;
create index data_points_of_source on data_points (workspace_id, channel_id, source, said_at desc, id desc)
  where excluded_at is null;
drop index data_points_by_language;
drop index data_points_by_sentiment;
drop index data_points_by_source;

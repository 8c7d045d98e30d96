-- What a step of a person left behind: it is taken back only where it is still so. Null for steps from before.
alter table theme_changes
  add column left_in uuid[],
  add column after_themes jsonb,
  add column after_topics jsonb,
  add column kept_points integer not null default 0,
  add column kept_themes integer not null default 0,
  add column kept_topics integer not null default 0;

-- Parts of a theme that was split while it had too many points for one request: a job puts the rest into them.
alter table themes add column rest_into uuid[];
create index themes_by_heir on themes (workspace_id, merged_into) where merged_into is not null;

-- Since when a channel is read again because another model gives the vectors; they are never mixed.
alter table channels add column read_again_since timestamptz;
drop index data_points_unread;
create index data_points_unread on data_points (workspace_id, channel_id, id)
  where sentiment is null or vector is null;

-- The theme that one became by merges; null where people said that it is none.
create function heir_of_theme(workspace uuid, theme uuid) returns uuid language sql stable as $$
  with recursive heirs as (
    select t.id, t.state, t.merged_into, 0 as step from themes t
    where t.workspace_id = workspace and t.id = theme
    union all
    select t.id, t.state, t.merged_into, h.step + 1 from heirs h
    join themes t on t.workspace_id = workspace and t.id = h.merged_into
    where h.state = 'merged' and h.step < 20
  )
  select id from heirs where state = 'active'
$$;

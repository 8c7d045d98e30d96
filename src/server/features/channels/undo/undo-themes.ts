import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import '../tables.ts';

export type UndoneThemes = {
  readonly changed: readonly { readonly id: string; readonly version: number }[];
  /** How many keep something that somebody changed since. */
  readonly kept: number;
};

/**
 * Title, pin, state and topic go back each by itself, where it is still as the change left it or the engine moved it
 * since. That people changed a theme is forgotten only where nothing happened to it since: else a sorting could take
 * apart what they named. Changes from before there were topics say nothing of them.
 */
export async function undoThemes(tx: TxCtx, changeId: string): Promise<UndoneThemes> {
  const { rows } = await sql<{ id: string; version: number; isKept: boolean }>`
    with step as (
      select t.workspace_id, b.*,
        a.id is null or t.titled_by = 'engine' or t.title = a.title as title_left,
        a.id is null or t.pinned = a.pinned as pin_left,
        a.id is null or (t.state = a.state and t.merged_into is not distinct from a.merged_into) as state_left,
        b.topic_by is not null and (a.id is null or t.topic_by = 'engine'
          or t.topic_id is not distinct from a.topic_id) as topic_left,
        a.id is null or t.version = a.version as all_left,
        a.title is distinct from b.title as titled,
        a.pinned is distinct from b.pinned as pin_set,
        (a.state, a.merged_into) is distinct from (b.state, b.merged_into) as moved,
        (a.topic_id, a.topic_by) is distinct from (b.topic_id, b.topic_by) as topic_set
      from theme_changes c
      cross join jsonb_to_recordset(c.themes) as b (id uuid, title text, titled_by text, pinned boolean, kept boolean,
        state text, merged_into uuid, topic_id uuid, topic_by text)
      left join jsonb_to_recordset(coalesce(c.after_themes, '[]')) as a (id uuid, title text, pinned boolean,
        version int, state text, merged_into uuid, topic_id uuid, topic_by text) on a.id = b.id
      join themes t on t.workspace_id = c.workspace_id and t.id = b.id
      where c.workspace_id = ${tx.workspace.id} and c.id = ${changeId}
    )
    update themes t set
      title = case when s.titled and s.title_left then s.title else t.title end,
      titled_by = case when s.titled and s.title_left then s.titled_by else t.titled_by end,
      pinned = case when s.pin_set and s.pin_left then s.pinned else t.pinned end,
      kept = case when s.all_left then s.kept else t.kept end,
      state = case when s.moved and s.state_left then s.state else t.state end,
      merged_into = case when s.moved and s.state_left then s.merged_into else t.merged_into end,
      topic_by = case when s.topic_set and s.topic_left then s.topic_by else t.topic_by end,
      topic_id = case when s.topic_set and s.topic_left then (select p.id from topics p
        where p.workspace_id = t.workspace_id and p.id = s.topic_id) else t.topic_id end,
      rest_into = null, updated_at = ${tx.now()}, version = t.version + 1
    from step s
    where t.workspace_id = s.workspace_id and t.id = s.id
    returning t.id, t.version, ((s.titled and not s.title_left) or (s.pin_set and not s.pin_left)
      or (s.moved and not s.state_left) or (s.topic_set and s.topic_by is not null and not s.topic_left))
      as "isKept"`.execute(tx.db);
  return { changed: rows, kept: rows.filter(({ isKept }) => isKept).length };
}

import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import '../tables.ts';

/**
 * Points go back to the theme they were in, or to the one it was merged into since; to none where people said since
 * that it is no theme. Only taking back an exclusion changes what is excluded. What somebody moved meanwhile stays, and is counted. What came since to a theme that the change
 * made goes on with its heir.
 */
export async function undoPoints(tx: TxCtx, changeId: string): Promise<{ readonly kept: number }> {
  const { rows } = await sql<{ before: number; done: number }>`
    with before as (
      select c.left_in, c.made_themes, c.excluding, b.*
      from theme_changes c
      cross join jsonb_to_recordset(c.points) as b (id uuid, theme_id uuid, theme_score real, placed_by text,
        excluded_at timestamptz)
      where c.workspace_id = ${tx.workspace.id} and c.id = ${changeId}
    ), heirs as materialized (
      select theme_id as asked, heir_of_theme(${tx.workspace.id}, theme_id) as id
      from (select distinct theme_id from before where theme_id is not null) known
    ), done as (
      update data_points p set theme_score = b.theme_score, placed_by = b.placed_by, theme_id = h.id,
        excluded_at = case when b.excluding then b.excluded_at end
      from before b left join heirs h on h.asked = b.theme_id
      where p.workspace_id = ${tx.workspace.id} and p.id = b.id and (b.excluding or p.excluded_at is null)
        and (b.left_in is null or p.placed_by = 'engine' or array_position(b.left_in, p.theme_id) is not null)
        and not exists (select 1 from themes t where t.workspace_id = p.workspace_id and t.id = p.theme_id
          and t.id = any(b.made_themes) and t.state = 'active')
      returning p.id
    )
    select (select count(*)::int from before) as before, (select count(*)::int from done) as done`.execute(
    tx.db,
  );
  await sql`
    update data_points p set theme_id = h.id
    from (
      select t.id as asked, heir_of_theme(t.workspace_id, t.id) as id
      from theme_changes c join themes t on t.workspace_id = c.workspace_id and t.id = any(c.made_themes)
      where c.workspace_id = ${tx.workspace.id} and c.id = ${changeId} and t.state = 'merged'
    ) h
    where p.workspace_id = ${tx.workspace.id} and p.theme_id = h.asked`.execute(tx.db);
  return { kept: (rows[0]?.before ?? 0) - (rows[0]?.done ?? 0) };
}

import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import '../tables.ts';
import type { UndoneThemes } from './undo-themes.ts';

/**
 * A theme that the change made goes back into the one it came from, with what has come to it since and what will be
 * like it; unless somebody made it theirs.
 */
export async function retireMadeThemes(tx: TxCtx, changeId: string): Promise<UndoneThemes> {
  const { rows } = await sql<{ id: string; version: number; heirId: string; isLeft: boolean }>`
    select t.id, t.version, o.id as "heirId", a.id is null or t.version = a.version
      or (t.title, t.pinned, t.state) = (a.title, a.pinned, a.state) as "isLeft"
    from theme_changes c
    join themes t on t.workspace_id = c.workspace_id and t.id = any(c.made_themes)
    cross join lateral (select b.id from jsonb_to_recordset(c.themes) as b (id uuid, state text)
      where b.state = 'active' limit 1) o
    left join jsonb_to_recordset(coalesce(c.after_themes, '[]'))
      as a (id uuid, version int, title text, pinned boolean, state text) on a.id = t.id
    where c.workspace_id = ${tx.workspace.id} and c.id = ${changeId}`.execute(tx.db);
  const leaving = rows.filter(({ isLeft }) => isLeft);
  await sql`
    update themes t set state = 'merged', merged_into = n.heir_id, rest_into = null,
      updated_at = ${tx.now()}, version = t.version + 1
    from unnest(${leaving.map(({ id }) => id)}::uuid[], ${leaving.map(({ heirId }) => heirId)}::uuid[])
      as n (id, heir_id)
    where t.workspace_id = ${tx.workspace.id} and t.id = n.id`.execute(tx.db);
  return {
    changed: leaving.map(({ id, version }) => ({ id, version: version + 1 })),
    kept: rows.length - leaving.length,
  };
}

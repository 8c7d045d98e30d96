import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import '../tables.ts';

/**
 * A theme that was split has the middle and the quote of the whole again, unless they were found again since or a part
 * became somebody's own. Themes that went back into it are no places any more: they would take what other themes have.
 */
export async function restoreMiddles(tx: TxCtx, changeId: string): Promise<void> {
  await sql`
    with whole as (
      update themes t set centroid = decode(b.centroid, 'hex'), quote_id = coalesce((select p.id from data_points p
        where p.workspace_id = t.workspace_id and p.id = b.quote_id), t.quote_id)
      from theme_changes c
      cross join jsonb_to_recordset(c.themes) as b (id uuid, centroid text, quote_id uuid)
      join jsonb_to_recordset(coalesce(c.after_themes, '[]')) as a (id uuid, centroid text) on a.id = b.id
      where c.workspace_id = ${tx.workspace.id} and c.id = ${changeId}
        and t.workspace_id = c.workspace_id and t.id = b.id and t.state = 'active'
        and b.centroid is not null and t.centroid = decode(a.centroid, 'hex')
        and not exists (select from themes made where made.workspace_id = c.workspace_id
          and made.id = any(c.made_themes) and made.state = 'active')
      returning t.id, c.made_themes
    )
    update themes made set centroid = '' from whole
    where made.workspace_id = ${tx.workspace.id} and made.id = any(whole.made_themes)
      and made.state = 'merged' and made.merged_into = whole.id`.execute(tx.db);
}

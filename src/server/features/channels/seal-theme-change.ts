import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/**
 * Writes down what a step left behind. Call it last: what somebody changes after it is theirs, and undoing the step
 * leaves it alone. Of points only the themes are kept that they went to: there can be a million of them.
 */
export async function sealThemeChange(tx: TxCtx, id: string): Promise<void> {
  await sql`
    update theme_changes c set
      left_in = coalesce((select array_agg(distinct p.theme_id)
        from jsonb_to_recordset(c.points) as b (id uuid)
        join data_points p on p.workspace_id = c.workspace_id and p.id = b.id), '{}'),
      after_themes = coalesce((select jsonb_agg(jsonb_build_object(
          'id', t.id, 'title', t.title, 'titled_by', t.titled_by, 'pinned', t.pinned, 'version', t.version,
          'state', t.state, 'merged_into', t.merged_into, 'topic_id', t.topic_id, 'topic_by', t.topic_by)
          || case when c.made_themes <> '{}' then jsonb_build_object('centroid', encode(t.centroid, 'hex')) else '{}' end)
        from themes t where t.workspace_id = c.workspace_id and (t.id = any(c.made_themes)
          or t.id in (select b.id from jsonb_to_recordset(c.themes) as b (id uuid)))), '[]'),
      after_topics = coalesce((select jsonb_agg(jsonb_build_object(
          'id', s.id, 'title', s.title, 'description', s.description))
        from topics s where s.workspace_id = c.workspace_id and (s.id = any(c.made_topics)
          or s.id in (select b.id from jsonb_to_recordset(c.topics) as b (id uuid)))), '[]')
    where c.workspace_id = ${tx.workspace.id} and c.id = ${id}`.execute(tx.db);
}

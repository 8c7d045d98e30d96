import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import './tables.ts';

export type ThemeChange = {
  readonly channelId: string;
  readonly themeIds: readonly string[];
  readonly pointIds: readonly string[];
  /** Themes that the change makes. */
  readonly madeThemeIds?: readonly string[];
  readonly topicIds?: readonly string[];
  readonly madeTopicIds?: readonly string[];
  /** Whether it excludes points, or includes them again. */
  readonly excluding?: boolean;
};

/**
 * Writes down how themes, topics and points are before a person changes them. Call it first, with all that will change: what
 * is not in it can't be taken back. `sealThemeChange` ends the step.
 */
export async function recordThemeChange(tx: TxCtx, change: ThemeChange): Promise<string> {
  const { channelId, themeIds, pointIds, madeThemeIds = [], topicIds = [], madeTopicIds = [] } = change;
  const id = tx.newId();
  await sql`
    insert into theme_changes (workspace_id, id, channel_id, made_by, made_at, made_themes, made_topics, excluding,
      points, themes, topics)
    select ${tx.workspace.id}::uuid, ${id}::uuid, ${channelId}::uuid, ${requireMember(tx).viewer.id}::uuid, ${tx.now()},
      ${[...madeThemeIds]}::uuid[], ${[...madeTopicIds]}::uuid[], ${change.excluding ?? false}::boolean,
      coalesce((select jsonb_agg(jsonb_build_object(
          'id', p.id, 'theme_id', p.theme_id, 'theme_score', p.theme_score, 'placed_by', p.placed_by,
          'excluded_at', p.excluded_at))
        from data_points p where p.workspace_id = ${tx.workspace.id} and p.channel_id = ${channelId}
          and ${isAmong('p.id', pointIds)}), '[]'),
      coalesce((select jsonb_agg(jsonb_build_object(
          'id', t.id, 'title', t.title, 'titled_by', t.titled_by, 'pinned', t.pinned, 'kept', t.kept,
          'state', t.state, 'merged_into', t.merged_into, 'topic_id', t.topic_id, 'topic_by', t.topic_by)
          || case when ${madeThemeIds.length > 0}::boolean then jsonb_build_object(
            'centroid', encode(t.centroid, 'hex'), 'quote_id', t.quote_id) else '{}' end)
        from themes t where t.workspace_id = ${tx.workspace.id} and t.channel_id = ${channelId}
          and ${isAmong('t.id', themeIds)}), '[]'),
      coalesce((select jsonb_agg(to_jsonb(s)) from topics s
        where s.workspace_id = ${tx.workspace.id} and s.channel_id = ${channelId}
          and ${isAmong('s.id', topicIds)}), '[]')`.execute(tx.db);
  return id;
}

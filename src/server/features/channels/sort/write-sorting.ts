import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import '../tables.ts';
import { lockChannel } from './claim-channel.ts';
import { centroidToBytes } from './vector-bytes.ts';

export type SortedGroup = {
  /** The theme that it continues; null for a new one. */
  readonly themeId: string | null;
  readonly title: string;
  readonly quoteId: string | null;
  readonly centroid: Float32Array;
  /** The topic that it comes from. */
  readonly topicId: string | null;
};

export type SortingResult = {
  readonly channelId: string;
  /** The channel had no themes before: all of them are new, which is no news. */
  readonly isFirst: boolean;
  readonly groups: readonly SortedGroup[];
  readonly gone: readonly { readonly id: string; readonly into: number | null }[];
};

/**
 * A continued theme keeps its name: people have learned it. Only its middle moves. It keeps its topic too, also none
 * where a person said so. Answers the theme of each group.
 */
export async function writeSorting(
  tx: TxCtx,
  { channelId, isFirst, groups, gone }: SortingResult,
): Promise<string[]> {
  await lockChannel(tx, channelId);
  const rows = groups.map((group) => ({
    id: group.themeId ?? tx.newId(),
    title: group.title,
    quote_id: group.quoteId,
    centroid: centroidToBytes(group.centroid).toString('hex'),
    topic_id: group.topicId,
    isNew: group.themeId === null,
  }));
  await sql`
    insert into themes (workspace_id, id, channel_id, title, centroid, quote_id, topic_id, created_at, updated_at)
    select ${tx.workspace.id}::uuid, n.id, ${channelId}::uuid, n.title, decode(n.centroid, 'hex'), n.quote_id, s.id,
      ${tx.now()}, ${tx.now()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n (id uuid, title text, quote_id uuid, centroid text, topic_id uuid)
    left join topics s on s.workspace_id = ${tx.workspace.id} and s.id = n.topic_id
    on conflict (workspace_id, id) do update set
      centroid = excluded.centroid,
      topic_id = case when themes.topic_by = 'engine' then coalesce(themes.topic_id, excluded.topic_id)
        else themes.topic_id end,
      quote_id = coalesce(themes.quote_id, excluded.quote_id)`.execute(tx.db);
  await retire(
    tx,
    gone.map(({ id, into }) => ({ id, into: into === null ? null : (rows[into]?.id ?? null) })),
  );
  const newIds = rows.filter(({ isNew }) => isNew).map(({ id }) => id);
  await tx.record(
    ...newIds.map((id) => ({
      type: 'theme.created' as const,
      payload: { themeId: id, channelId },
      objectId: id,
      version: 1,
    })),
  );
  if (!isFirst && newIds.length > 0)
    await tx.record({
      type: 'channel.themesFound',
      payload: { channelId, themeIds: newIds },
      objectId: channelId,
    });
  return rows.map(({ id }) => id);
}

/** Its points leave first, so that no count is left on a theme that is no more; old links lead to its heir. */
async function retire(tx: TxCtx, gone: readonly { id: string; into: string | null }[]): Promise<void> {
  const ids = gone.map(({ id }) => id);
  await sql`update data_points set theme_id = null, theme_score = null
    where ${isInWorkspace(tx.workspace.id, 'theme_id', ids)} and placed_by = 'engine'`.execute(tx.db);
  await sql`
    update themes t set state = 'merged', merged_into = g.into_id, centroid = '', updated_at = ${tx.now()},
      version = t.version + 1
    from unnest(${ids}::uuid[], ${gone.map(({ into }) => into)}::uuid[]) as g (id, into_id)
    where t.workspace_id = ${tx.workspace.id} and t.id = g.id`.execute(tx.db);
}

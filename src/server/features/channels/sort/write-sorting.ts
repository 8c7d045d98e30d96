import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
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
  readonly groups: readonly SortedGroup[];
};

/**
 * A continued theme keeps its name: people have learned it. Only its middle moves. It keeps its topic too, also none
 * where a person said so. Answers the theme of each group.
 */
export async function writeSorting(tx: TxCtx, { channelId, groups }: SortingResult): Promise<string[]> {
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
  const newIds = rows.filter(({ isNew }) => isNew).map(({ id }) => id);
  await tx.record(
    ...newIds.map((id) => ({
      type: 'theme.created' as const,
      payload: { themeId: id, channelId },
      objectId: id,
      version: 1,
    })),
  );
  if (newIds.length > 0)
    await tx.record({
      type: 'channel.themesFound',
      payload: { channelId, themeIds: newIds },
      objectId: channelId,
    });
  return rows.map(({ id }) => id);
}

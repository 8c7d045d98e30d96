import { sql } from 'kysely';
import { hasSameThemes, sameMiddle } from '#domain/channels/topic-proposals.ts';
import { cosine } from '#engines/clustering/index.ts';
import type { Embedder } from '#server/platform/ai/embedder.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { lockChannel } from '../sort/claim-channel.ts';
import { centroidToBytes } from '../sort/vector-bytes.ts';
import { findAreas, type Area } from './find-areas.ts';
import { readOpenThemes, type KnownProposal } from './read-open-themes.ts';
import '../tables.ts';

/**
 * Areas that themes in no topic could be grouped into, for people to accept. An area that was proposed before stays the
 * same proposal, and one that somebody dismissed is not proposed again.
 */
export async function proposeTopics(ctx: Ctx, channelId: string, embedder: Embedder): Promise<void> {
  const { themes, known, taken } = await readOpenThemes(ctx, channelId);
  const areas = await findAreas(ctx, themes, { embedder, taken });
  await inTransaction(ctx, async (tx) => {
    await lockChannel(tx, channelId);
    const dismissed = known.filter(({ isDismissed }) => isDismissed);
    const open = known.filter(({ isDismissed }) => !isDismissed);
    const rows = areas
      .filter((area) => !dismissed.some((one) => isSameArea(one, area)))
      .map(({ centroid, ...area }) => ({
        ...area,
        id: open.find((one) => hasSameThemes(one.themeIds, area.themeIds))?.id ?? tx.newId(),
        centroid: centroidToBytes(centroid).toString('hex'),
      }));
    await sql`delete from topic_proposals where workspace_id = ${tx.workspace.id} and channel_id = ${channelId}
      and dismissed_at is null`.execute(tx.db);
    await sql`
      insert into topic_proposals (workspace_id, id, channel_id, title, description, theme_ids, centroid, proposed_at)
      select ${tx.workspace.id}::uuid, n.id, ${channelId}::uuid, n.title, n.description, n."themeIds",
        decode(n.centroid, 'hex'), ${tx.now()}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as n (id uuid, title text, description text, "themeIds" uuid[], centroid text)
      on conflict (workspace_id, id) do nothing`.execute(tx.db);
  });
}

function isSameArea(known: KnownProposal, area: Area): boolean {
  return (
    hasSameThemes(known.themeIds, area.themeIds) ||
    (known.centroid.length === area.centroid.length && cosine(known.centroid, area.centroid) >= sameMiddle)
  );
}

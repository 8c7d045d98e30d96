import { sql } from 'kysely';
import { topicNearEnough } from '#domain/channels/topic-draft.ts';
import { assign, toPoints } from '#engines/clustering/index.ts';
import type { Embedder } from '#server/platform/ai/embedder.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import '../tables.ts';
import { lockChannel } from './claim-channel.ts';
import { centroidFromBytes } from './vector-bytes.ts';

/** Themes in no topic join the one whose description is nearest. Where a person put a theme, or took it out, it stays. */
export async function placeThemes(ctx: Ctx, channelId: string, embedder: Embedder): Promise<void> {
  const { topics, themes } = await readOpen(ctx, channelId);
  if (topics.length === 0 || themes.length === 0) return;
  const described = await embedder.embed(topics.map(({ title, description }) => `${title}. ${description}`));
  const size = described[0]?.length ?? 0;
  const { labels } = await assign(
    toPoints(
      themes.map(({ centroid }) => centroidFromBytes(centroid)),
      size,
    ),
    toPoints(described, size),
    { cut: topicNearEnough },
  );
  const joining = themes.flatMap(({ id }, row) => {
    const topic = topics[labels[row] ?? -1];
    return topic ? [{ id, topic_id: topic.id }] : [];
  });
  if (joining.length === 0) return;
  await inTransaction(ctx, async (tx) => {
    await lockChannel(tx, channelId);
    await sql`
      update themes t set topic_id = s.id, updated_at = ${tx.now()}, version = t.version + 1
      from jsonb_to_recordset(${JSON.stringify(joining)}::jsonb) as n (id uuid, topic_id uuid)
      join topics s on s.workspace_id = ${tx.workspace.id} and s.id = n.topic_id
      where t.workspace_id = ${tx.workspace.id} and t.id = n.id and t.topic_id is null
        and t.topic_by = 'engine'`.execute(tx.db);
  });
}

function readOpen(ctx: Ctx, channelId: string) {
  return ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', async (db) => ({
    topics: await db
      .selectFrom('topics')
      .select(['id', 'title', 'description'])
      .where('workspace_id', '=', ctx.workspace.id)
      .where('channel_id', '=', channelId)
      .where('description', '<>', '')
      .orderBy('id')
      .execute(),
    themes: await db
      .selectFrom('themes')
      .select(['id', 'centroid'])
      .where('workspace_id', '=', ctx.workspace.id)
      .where('channel_id', '=', channelId)
      .where('state', '=', 'active')
      .where('topic_id', 'is', null)
      .where('topic_by', '=', 'engine')
      .where(sql<boolean>`length(centroid) > 0`)
      .orderBy('id')
      .execute(),
  }));
}

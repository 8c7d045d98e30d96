import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import { mostProposals } from '#domain/channels/topic-proposals.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { getChannel } from '../policy.ts';
import '../tables.ts';

/** An area that somebody may make a topic of. */
export type TopicProposal = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly themeIds: readonly string[];
};

/** With the themes that are still in no topic; where fewer than two are, there is nothing to group. */
export async function listTopicProposals(ctx: Ctx, channelId: string): Promise<TopicProposal[]> {
  const { rows } = await sql<TopicProposal>`
    select p.id, p.title, p.description, t.ids as "themeIds" from topic_proposals p
    cross join lateral (
      select array_agg(t.id order by t.point_count desc, t.id) as ids, sum(t.point_count) as points from themes t
      where t.workspace_id = p.workspace_id and t.id = any(p.theme_ids) and t.state = 'active' and t.topic_id is null
    ) t
    where p.workspace_id = ${ctx.workspace.id} and p.channel_id = ${channelId} and p.dismissed_at is null
      and cardinality(t.ids) > 1
    order by t.points desc, p.id limit ${mostProposals}`.execute(await ctx.reads.db());
  return rows;
}

/** Kept as dismissed: what is like it is not proposed again. Answers its channel. */
export async function dismissTopicProposal(ctx: Ctx, id: string): Promise<string> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    const channelId = await findChannelOf(tx, id);
    allow(tx, 'topic.create', await getChannel(tx, channelId));
    await tx.db
      .updateTable('topic_proposals')
      .set({ dismissed_at: tx.now(), dismissed_by: viewer.id })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .where('dismissed_at', 'is', null)
      .execute();
    await tx.record({
      type: 'channel.topicProposalDismissed',
      payload: { channelId },
      objectId: channelId,
    });
    return channelId;
  });
}

/** Proposed again after all. Answers its channel. */
export async function restoreTopicProposal(ctx: Ctx, id: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const channelId = await findChannelOf(tx, id);
    allow(tx, 'topic.create', await getChannel(tx, channelId));
    await tx.db
      .updateTable('topic_proposals')
      .set({ dismissed_at: null, dismissed_by: null })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .execute();
    await tx.record({
      type: 'channel.updated',
      payload: { channelId, changed: ['topicProposals'] },
      objectId: channelId,
    });
    return channelId;
  });
}

/** Somebody made a topic of it. */
export async function fulfilProposal(tx: TxCtx, channelId: string, id: string): Promise<void> {
  await tx.db
    .deleteFrom('topic_proposals')
    .where('workspace_id', '=', tx.workspace.id)
    .where('channel_id', '=', channelId)
    .where('id', '=', id)
    .where('dismissed_at', 'is', null)
    .execute();
}

async function findChannelOf(tx: TxCtx, id: string): Promise<string> {
  const row = await tx.db
    .selectFrom('topic_proposals')
    .select('channel_id as channelId')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return row.channelId;
}

import { parseTopicDraft, topicCountLimit, type TopicDraft } from '#domain/channels/topic-draft.ts';
import { checkCount } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { changeThemes } from './change-themes.ts';
import { requireThemes } from './move-themes.ts';
import { fulfilProposal } from './propose/topic-proposal.ts';
import { getChannel } from './policy.ts';
import { recordThemeChange } from './record-theme-change.ts';
import { sealThemeChange } from './seal-theme-change.ts';
import type { TopicEdit } from './topic-edit.ts';
import './tables.ts';

export type NewTopic = TopicDraft & {
  readonly channelId: string;
  readonly themeIds: readonly string[];
  /** What it was proposed as. */
  readonly proposalId?: string | null;
};

/** A topic, with the themes that it begins with. */
export async function createTopic(
  ctx: Ctx,
  { channelId, themeIds, proposalId, ...draft }: NewTopic,
): Promise<TopicEdit> {
  const { viewer } = requireMember(ctx);
  const { title = '', description = '' } = accept(parseTopicDraft(draft));
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'topic.create', await getChannel(tx, channelId));
    accept(checkCount(topicCountLimit, await countTopics(tx, channelId), 1));
    await requireThemes(tx, channelId, themeIds);
    const id = tx.newId();
    const changeId = await recordThemeChange(tx, {
      channelId,
      themeIds,
      pointIds: [],
      madeTopicIds: [id],
    });
    await tx.db
      .insertInto('topics')
      .values({
        workspace_id: tx.workspace.id,
        id,
        channel_id: channelId,
        title,
        description,
        created_by: viewer.id,
        created_at: tx.now(),
        updated_at: tx.now(),
      })
      .execute();
    await tx.record({
      type: 'topic.created',
      payload: { topicId: id, channelId },
      objectId: id,
      version: 1,
    });
    await changeThemes(tx, themeIds, { topic_id: id, topic_by: 'person' });
    if (proposalId != null) await fulfilProposal(tx, channelId, proposalId);
    await sealThemeChange(tx, changeId);
    return { changeId, topicId: id, channelId };
  });
}

async function countTopics(tx: TxCtx, channelId: string): Promise<number> {
  const { count } = await tx.db
    .selectFrom('topics')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('workspace_id', '=', tx.workspace.id)
    .where('channel_id', '=', channelId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

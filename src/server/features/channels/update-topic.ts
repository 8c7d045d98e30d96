import { sql } from 'kysely';
import { parseTopicDraft, type TopicDraft } from '#domain/channels/topic-draft.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { getChannelOfTopic } from './policy.ts';
import { recordThemeChange } from './record-theme-change.ts';
import { sealThemeChange } from './seal-theme-change.ts';
import type { TopicEdit } from './topic-edit.ts';
import './tables.ts';

/** Its title and what it is about. Left out: stays. */
export async function updateTopic(
  ctx: Ctx,
  { id, ...draft }: TopicDraft & { readonly id: string },
): Promise<TopicEdit> {
  const change = accept(parseTopicDraft(draft));
  return inTransaction(ctx, async (tx) => {
    const channel = await getChannelOfTopic(tx, id);
    allow(tx, 'topic.update', channel);
    const changeId = await recordThemeChange(tx, {
      channelId: channel.id,
      themeIds: [],
      pointIds: [],
      topicIds: [id],
    });
    const { version } = await tx.db
      .updateTable('topics')
      .set({ ...change, updated_at: tx.now(), version: sql`topics.version + 1` })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .returning('version')
      .executeTakeFirstOrThrow();
    await tx.record({ type: 'topic.updated', payload: { topicId: id }, objectId: id, version });
    await sealThemeChange(tx, changeId);
    return { changeId, topicId: id, channelId: channel.id };
  });
}

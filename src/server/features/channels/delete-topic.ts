import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { changeThemes } from './change-themes.ts';
import { getChannelOfTopic } from './policy.ts';
import { recordThemeChange } from './record-theme-change.ts';
import { sealThemeChange } from './seal-theme-change.ts';
import type { TopicEdit } from './topic-edit.ts';
import './tables.ts';

/** The topic alone: its themes stay, in no topic. */
export async function deleteTopic(ctx: Ctx, id: string): Promise<TopicEdit> {
  return inTransaction(ctx, async (tx) => {
    const channel = await getChannelOfTopic(tx, id);
    allow(tx, 'topic.delete', channel);
    const themes = await tx.db
      .selectFrom('themes')
      .select('id')
      .where('workspace_id', '=', tx.workspace.id)
      .where('topic_id', '=', id)
      .execute();
    const themeIds = themes.map((theme) => theme.id);
    const changeId = await recordThemeChange(tx, {
      channelId: channel.id,
      themeIds,
      pointIds: [],
      topicIds: [id],
    });
    // Nobody said that they belong to no topic: they may join another one.
    await changeThemes(tx, themeIds, { topic_id: null, topic_by: 'engine' });
    await tx.db
      .deleteFrom('topics')
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .execute();
    await tx.record({ type: 'topic.deleted', payload: { topicId: id }, objectId: id });
    await sealThemeChange(tx, changeId);
    return { changeId, topicId: null, channelId: channel.id };
  });
}

import { NotFound } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { changeThemes } from './change-themes.ts';
import { getChannel } from './policy.ts';
import { recordThemeChange } from './record-theme-change.ts';
import { sealThemeChange } from './seal-theme-change.ts';
import type { TopicEdit } from './topic-edit.ts';
import './tables.ts';

export type MovedThemes = {
  readonly channelId: string;
  /** Each once. */
  readonly ids: readonly string[];
  /** Null: into no topic, and no sorting brings them back into one. */
  readonly topicId: string | null;
};

/** Where a person puts a theme it stays, and so does what becomes of it. */
export async function moveThemes(
  ctx: Ctx,
  { channelId, ids: themeIds, topicId }: MovedThemes,
): Promise<TopicEdit> {
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'theme.update', await getChannel(tx, channelId));
    if (topicId !== null) await requireTopic(tx, channelId, topicId);
    await requireThemes(tx, channelId, themeIds);
    const changeId = await recordThemeChange(tx, { channelId, themeIds, pointIds: [] });
    await changeThemes(tx, themeIds, { topic_id: topicId, topic_by: 'person' });
    await sealThemeChange(tx, changeId);
    return { changeId, topicId, channelId };
  });
}

/** Throws NotFound unless every theme is an active one of this channel. */
export async function requireThemes(
  tx: TxCtx,
  channelId: string,
  themeIds: readonly string[],
): Promise<void> {
  const { count } = await tx.db
    .selectFrom('themes')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where(isInWorkspace(tx.workspace.id, 'id', themeIds))
    .where('channel_id', '=', channelId)
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow();
  if (Number(count) < themeIds.length) throw new NotFound();
}

async function requireTopic(tx: TxCtx, channelId: string, topicId: string): Promise<void> {
  const topic = await tx.db
    .selectFrom('topics')
    .select('id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('channel_id', '=', channelId)
    .where('id', '=', topicId)
    .executeTakeFirst();
  if (!topic) throw new NotFound();
}

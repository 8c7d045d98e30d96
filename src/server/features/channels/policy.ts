import type { AccessObject } from '#domain/access/can.ts';
import type { Sensitivity } from '#domain/ai/clustering.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { levelOfRank, rankOf } from '#server/kernel/access/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

export type ChannelState = AccessObject & {
  readonly id: string;
  readonly sensitivity: Sensitivity;
  readonly folderId: string | null;
};

/** Throws NotFound for what the person may not see. Locked: two changes of one channel's themes would mix. */
export async function getChannel(
  tx: TxCtx,
  id: string,
  { inTrash = false }: { inTrash?: boolean } = {},
): Promise<ChannelState> {
  const row = await tx.db
    .selectFrom('channels')
    .select([
      'created_by as authorId',
      'sensitivity',
      'folder_id as folderId',
      rankOf(tx, 'access_id').as('rank'),
    ])
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .where('trashed_at', inTrash ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();
  const level = row ? levelOfRank(tx, row.rank) : null;
  if (!row || level === null) throw new NotFound();
  return { id, authorId: row.authorId, sensitivity: row.sensitivity, folderId: row.folderId, level };
}

/** The channel of a topic, for commands that name only the topic. */
export async function getChannelOfTopic(tx: TxCtx, topicId: string): Promise<ChannelState> {
  const row = await tx.db
    .selectFrom('topics')
    .select('channel_id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', topicId)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return getChannel(tx, row.channel_id);
}

/** The channel of a theme, for commands that name only the theme. */
export async function getChannelOfTheme(tx: TxCtx, themeId: string): Promise<ChannelState> {
  const row = await tx.db
    .selectFrom('themes')
    .select('channel_id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', themeId)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return getChannel(tx, row.channel_id);
}

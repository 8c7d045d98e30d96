import { channelCountLimit, parseChannelDraft, type ChannelDraft } from '#domain/channels/channel-draft.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { getAccessObject, registerObject } from '#server/kernel/access/index.ts';
import { checkRoom } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { channelColumns, type Channel } from './channel.ts';
import { scheduleTending } from './schedule.ts';
import './tables.ts';

/** A new channel of the person who asks, open to the team like a project. */
export async function createChannel(
  ctx: Ctx,
  input: ChannelDraft & { folderId?: string | null },
): Promise<Channel> {
  const { viewer } = requireMember(ctx);
  const { folderId = null, ...draft } = input;
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'channel.create');
    await checkChannelRoom(tx);
    if (folderId !== null)
      allow(tx, 'folder.update', await getAccessObject(tx, tx.db, { type: 'folder', id: folderId }));
    return insertChannel(tx, { ...draft, folderId, createdBy: viewer.id });
  });
}

export type NewChannel = ChannelDraft & {
  folderId: string | null;
  createdBy: string;
  isSample?: boolean;
  id?: string;
};

/** For commands that have checked that somebody may. */
export async function insertChannel(tx: TxCtx, input: NewChannel): Promise<Channel> {
  const { folderId, createdBy, isSample = false, id = tx.newId(), ...draft } = input;
  const { title, context, sensitivity, wantedThemeCount } = accept(parseChannelDraft(draft));
  const accessId = await registerObject(tx, {
    id,
    type: 'channel',
    parentId: folderId,
    ...(folderId === null && { grants: { markup: 'WRITE', [createdBy]: 'FULL' } as const }),
  });
  const channel = await tx.db
    .insertInto('channels')
    .values({
      workspace_id: tx.workspace.id,
      id,
      folder_id: folderId,
      title,
      context,
      sensitivity,
      wanted_themes: wantedThemeCount,
      access_id: accessId,
      sorted_at: null,
      created_by: createdBy,
      trashed_at: null,
      trashed_by: null,
      trashed_with: null,
      is_sample: isSample,
      created_at: tx.now(),
      updated_at: tx.now(),
    })
    .returning(channelColumns(tx))
    .executeTakeFirstOrThrow();
  await scheduleTending(tx, id);
  await tx.record({
    type: 'channel.created',
    payload: { channelId: id },
    objectId: id,
    version: channel.version,
  });
  return channel;
}

/** The trash does not count towards the limit. */
export async function checkChannelRoom(tx: TxCtx, added = 1): Promise<void> {
  const countChannels = (): Promise<{ count: string }> =>
    tx.db
      .selectFrom('channels')
      .select((row) => row.fn.countAll<string>().as('count'))
      .where('workspace_id', '=', tx.workspace.id)
      .where('trashed_at', 'is', null)
      .executeTakeFirstOrThrow();
  await checkRoom(tx, channelCountLimit, countChannels, added);
}

import { NotFound } from '#domain/errors/hark-error.ts';
import type { ObjectRef } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import '#server/features/channels/tables.ts';
import type { SummarizedRef } from './subject.ts';

/** The thing whose permission map decides: a theme and a wrap are read by people who may read their channel. */
export async function findHolder(
  { workspace }: Pick<Ctx, 'workspace'>,
  db: Db,
  { type, id }: SummarizedRef,
): Promise<ObjectRef> {
  if (type === 'wrap') {
    const wrap = await db
      .selectFrom('channel_wraps')
      .select('channel_id as channelId')
      .where('workspace_id', '=', workspace.id)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!wrap) throw new NotFound();
    return { type: 'channel', id: wrap.channelId };
  }
  if (type !== 'theme') return { type, id };
  const theme = await db
    .selectFrom('themes')
    .select('channel_id as channelId')
    .where('workspace_id', '=', workspace.id)
    .where('id', '=', id)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (!theme) throw new NotFound();
  return { type: 'channel', id: theme.channelId };
}

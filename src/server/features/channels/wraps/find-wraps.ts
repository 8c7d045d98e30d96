import type { Ctx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { loaderById } from '#server/platform/graphql/loader.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import type { Period } from '../read-days.ts';
import { visibleWraps, wrapColumns, type KeptWrap } from './kept-wrap.ts';

export const wrapLoader = loaderById<KeptWrap>((ctx, db, ids) =>
  visibleWraps(ctx, db)
    .select(wrapColumns)
    .where(isInWorkspace(ctx.workspace.id, 'channel_wraps.id', ids))
    .execute(),
);

const newestFirst: Sort = { kind: 'time', column: 'channel_wraps.kept_at', id: 'channel_wraps.id' };

export async function listWraps(
  ctx: Ctx,
  { channelId, ...args }: PageArgs & { readonly channelId: string },
): Promise<Page<KeptWrap>> {
  const own = visibleWraps(ctx, await ctx.reads.db()).where('channel_wraps.channel_id', '=', channelId);
  return readPage(args, newestFirst, own, (list) => list.select(wrapColumns));
}

/** That of exactly these days. */
export async function findWrap(
  ctx: Ctx,
  channelId: string,
  { first, end }: Period,
): Promise<KeptWrap | null> {
  const found = await visibleWraps(ctx, await ctx.reads.db())
    .select(wrapColumns)
    .where('channel_wraps.channel_id', '=', channelId)
    .where('channel_wraps.first_day', '=', new Date(first))
    .where('channel_wraps.end_day', '=', new Date(end))
    .executeTakeFirst();
  return found ?? null;
}

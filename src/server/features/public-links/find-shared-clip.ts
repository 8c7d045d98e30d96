import type { Clip } from '#server/features/cards/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { findOpenLink } from './find-open-link.ts';

/** Whether a link to a view lists this; any other link is no view. */
export async function isListedByLink(ctx: Ctx, linkId: string, id: string): Promise<boolean> {
  const db = await ctx.reads.db();
  const link = await findOpenLink(db, { workspaceId: ctx.workspace.id, linkId, now: ctx.now() });
  return (await link?.holds(db, id)) ?? false;
}

/** A clip on the page that a visitor's link opens. */
export async function findSharedClip(
  ctx: Ctx,
  linkId: string,
  highlightId: string,
): Promise<Clip | undefined> {
  const db = await ctx.reads.db();
  const link = await findOpenLink(db, { workspaceId: ctx.workspace.id, linkId, now: ctx.now() });
  return link?.findClip(db, highlightId);
}

import type { Clip } from '#server/features/cards/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { findOpenLink } from './find-open-link.ts';

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

import { Forbidden, NotFound } from '#domain/errors/hark-error.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { findOpenLink } from './find-open-link.ts';
import type { SharedObject } from './renderers/renderer.ts';

/** What the visitor's link shows. */
export async function getPublicObject(ctx: Ctx): Promise<SharedObject> {
  if (ctx.actor.kind !== 'visitor') throw new Forbidden('Only visitors of a public link can do this');
  const db = await ctx.reads.db();
  const link = await findOpenLink(db, {
    workspaceId: ctx.workspace.id,
    linkId: ctx.actor.publicLinkId,
    now: ctx.now(),
  });
  if (!link) throw new NotFound();
  return link.shared;
}

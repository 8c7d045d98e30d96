import { Forbidden, NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import { isSharedSource } from '#editor/attributes/safe-url.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { findOpenLink, type OpenLink } from './find-open-link.ts';
import type { SharedObject } from './renderers/renderer.ts';

/** What the visitor's link shows. */
export async function getPublicObject(ctx: Ctx): Promise<SharedObject> {
  const link = await getVisitedLink(ctx);
  return link.readShared({ db: await ctx.reads.db(), whoIsNew: [] });
}

/** The content of its page. The address is the visitor's to name: of the token only a hash is kept here. */
export async function getPublicHtml(ctx: Ctx, base: string): Promise<string> {
  if (!isSharedSource(`${base}/files/any`))
    throw new ValidationError('Base is the path of the public link, such as /p/abc');
  const link = await getVisitedLink(ctx);
  return link.renderBody({ db: await ctx.reads.db(), whoIsNew: [] }, base);
}

async function getVisitedLink(ctx: Ctx): Promise<OpenLink> {
  if (ctx.actor.kind !== 'visitor') throw new Forbidden('Only visitors of a public link can do this');
  const db = await ctx.reads.db();
  const link = await findOpenLink(db, {
    workspaceId: ctx.workspace.id,
    linkId: ctx.actor.publicLinkId,
    now: ctx.now(),
  });
  if (!link) throw new NotFound();
  return link;
}

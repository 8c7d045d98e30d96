import { getAccessObject } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { isLinkTo, type LinkTarget } from './link-target.ts';
import { publicLinkColumns, type PublicLink } from './public-link.ts';
import './tables.ts';

/** An expired link is still there to be prolonged; a revoked one is not. */
export async function findPublicLink(ctx: Ctx, target: LinkTarget): Promise<PublicLink | undefined> {
  const db = await ctx.reads.db();
  const object = await getAccessObject(ctx, db, target.object);
  allow(ctx, 'publicLink.read', object);
  return db
    .selectFrom('public_links')
    .select(publicLinkColumns)
    .where('workspace_id', '=', ctx.workspace.id)
    .where(isLinkTo(target))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

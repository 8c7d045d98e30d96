import { can } from '#domain/access/can.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import type { PublicLink } from './public-link.ts';

/** What sealed tokens of links are for. */
export const tokenPurpose = 'public-link';

export function addressOf({ env }: Pick<Services, 'env'>, { workspace }: Ctx, token: string): string {
  const path = buildUrl('publicShare', { params: { shareToken: token } });
  return workspaceUrl(env.rootUrl, workspace.subdomain, path);
}

/** For those who may share the object; null for others, and for links whose address was not kept. */
export async function findAddress(
  services: Pick<Services, 'env' | 'secrets'>,
  ctx: Ctx,
  { type, objectId, secretId }: PublicLink,
): Promise<string | null> {
  if (secretId === null) return null;
  const db = await ctx.reads.db();
  const object = await getAccessObject(ctx, db, { type, id: objectId });
  if (!can(requireMember(ctx).viewer, 'publicLink.create', object).allowed) return null;
  const places = { workspaceId: ctx.workspace.id, ids: [secretId], purpose: tokenPurpose };
  const token = (await services.secrets.box.openAll(db, places)).get(secretId);
  return token === undefined ? null : addressOf(services, ctx, token);
}

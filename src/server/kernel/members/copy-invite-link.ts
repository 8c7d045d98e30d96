import { buildUrl } from '#domain/routes/build-url.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import { renewInvite } from './renew-invite.ts';

/** The link for the inviter to pass on, where no mail gets through. It works once, and the one before is dead. */
export async function copyInviteLink(
  { env }: Pick<Services, 'env'>,
  ctx: Ctx,
  id: string,
): Promise<{ url: string; expiresAt: Date }> {
  const { invite, token, subdomain } = await renewInvite(ctx, id, { isCopied: true });
  const path = buildUrl('authAcceptInvite', { query: { token } });
  return { url: workspaceUrl(env.rootUrl, subdomain, path), expiresAt: invite.expiresAt };
}

import type { FastifyRequest } from 'fastify';
import { visitorCtx } from '#server/kernel/accounts/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { RateLimiter } from '#server/platform/rate-limit/rate-limiter.ts';
import { limits } from './limits.ts';
import { hasLinkCookie } from './link-cookie.ts';
import { visitLink } from './visit-link.ts';

/**
 * The visitor who asks for a part of a link's page. Looked at with every request: a link that was revoked, has run
 * out or got a new password opens nothing more. Undefined for people who may not.
 */
export async function openShared(
  services: Services,
  limiter: RateLimiter,
  request: FastifyRequest,
): Promise<Ctx | undefined> {
  const { workspace, link } = (await visitLink(services, limiter, request, limits.filesByAddress)) ?? {};
  if (!workspace || !link) return undefined;
  if (link.passwordHash !== null && !hasLinkCookie(services, request, link)) return undefined;
  return visitorCtx(services, { workspace, publicLinkId: link.id, log: request.log });
}

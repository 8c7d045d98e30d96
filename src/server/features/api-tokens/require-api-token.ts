import type { FastifyRequest } from 'fastify';
import { Forbidden, Unauthorized } from '#domain/errors/hark-error.ts';
import { authenticate } from '#server/kernel/accounts/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';

export type ApiCaller = { readonly ctx: Ctx; readonly apiTokenId: string };

/** For paths of programs alone. A page in a browser has no business there: its origin would be somebody else's. */
export async function requireApiToken(services: Services, request: FastifyRequest): Promise<ApiCaller> {
  const ctx = await authenticate(services, request, ({ forMember }) => forMember);
  const { apiToken } = requireMember(ctx);
  if (apiToken === undefined) throw new Unauthorized();
  allow(ctx, 'apiToken.use');
  const { origin } = request.headers;
  const own = new URL(workspaceUrl(services.env.rootUrl, ctx.workspace.subdomain)).origin;
  if (origin !== undefined && origin !== own) throw new Forbidden('Requests of other sites are refused');
  return { ctx, apiTokenId: apiToken.id };
}

import type { FastifyRequest } from 'fastify';
import { parseAccessToken } from '#domain/accounts/access-token.ts';
import { Forbidden, Unauthorized } from '#domain/errors/hark-error.ts';
import { authenticate, authenticateIn } from '#server/kernel/accounts/index.ts';
import { findWorkspaceById } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';

export type ApiCaller = { readonly ctx: Ctx; readonly apiTokenId: string };

/** For paths of programs alone. A page in a browser has no business there: its origin would be somebody else's. */
export async function requireApiToken(services: Services, request: FastifyRequest): Promise<ApiCaller> {
  const ctx = await authenticate(services, request, ({ forMember }) => forMember);
  const caller = callerOf(ctx);
  const { origin } = request.headers;
  const own = new URL(workspaceUrl(services.env.rootUrl, ctx.workspace.subdomain)).origin;
  if (origin !== undefined && origin !== own) throw refusedOrigin();
  return caller;
}

/** The same at the root host, where the token itself names its workspace. */
export async function requireApiTokenAtRoot(services: Services, request: FastifyRequest): Promise<ApiCaller> {
  const parsed = parseAccessToken((request.headers.authorization ?? '').replace(/^Bearer /i, ''));
  const workspace =
    parsed.ok && parsed.value.isApi
      ? await findWorkspaceById(services.database, parsed.value.workspaceId)
      : undefined;
  if (!workspace) throw new Unauthorized();
  if (request.headers.origin !== undefined) throw refusedOrigin();
  return callerOf(await authenticateIn(services, request, workspace, ({ forMember }) => forMember));
}

function callerOf(ctx: Ctx): ApiCaller {
  const { apiToken } = requireMember(ctx);
  if (apiToken === undefined) throw new Unauthorized();
  allow(ctx, 'apiToken.use');
  return { ctx, apiTokenId: apiToken.id };
}

function refusedOrigin(): Forbidden {
  return new Forbidden('Requests of other sites are refused');
}

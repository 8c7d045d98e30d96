import type { FastifyRequest } from 'fastify';
import { NotFound } from '#domain/errors/hark-error.ts';
import { findWorkspaceBySubdomain } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Ctx, WorkspaceRef } from '#server/platform/context/context.ts';
import { noteRead, pathOf } from '#server/platform/context/note-read.ts';
import { readHost } from '#server/platform/http/hosts.ts';
import { readSessionCookie } from '../sessions/session-cookie.ts';
import { authenticate, authenticateSocket } from './authenticate.ts';
import { issueBearer } from './issue-bearer.ts';
import { issueForBrowser } from './issue-for-browser.ts';

/**
 * For files that a browser fetches by a link and so without a bearer: the session cookie is used instead. GET only. A
 * program comes with a bearer that acts for a member.
 */
export async function authenticateDownload(services: Services, request: FastifyRequest): Promise<Ctx> {
  if (request.headers.authorization !== undefined)
    return authenticate(services, request, ({ forMember }) => forMember);
  const { host } = request.headers;
  const asked = readHost(host, services.env.rootUrl);
  const workspace =
    asked.kind === 'workspace'
      ? await findWorkspaceBySubdomain(services.database, asked.subdomain)
      : undefined;
  if (!workspace) throw new NotFound('There is no workspace at this address');
  const { token } = await issueForBrowser(services, workspace, request);
  const { ctx } = await authenticateSocket(services, { host, authorization: `Bearer ${token}` });
  await noteRead(ctx, { what: pathOf(request), ids: [] });
  return ctx;
}

/** The member whose session the cookie names. The caller has made sure that no other site sent the request. */
export async function authenticateByCookie(
  services: Services,
  request: FastifyRequest,
  workspace: WorkspaceRef,
): Promise<Ctx> {
  const { token } = await issueBearer(services, workspace, readSessionCookie(request, services.env));
  const { host } = request.headers;
  const { ctx } = await authenticateSocket(services, { host, authorization: `Bearer ${token}` });
  return ctx;
}

import type { FastifyRequest } from 'fastify';
import type { IssuedBearer } from '#server/platform/app/bearer-kind.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { WorkspaceRef } from '#server/platform/context/context.ts';
import { readSessionCookie } from '../sessions/session-cookie.ts';
import { issueBearer } from './issue-bearer.ts';

/** A short-lived token from whatever cookie the browser has for this host. Throws Unauthorized. */
export async function issueForBrowser(
  services: Services,
  workspace: WorkspaceRef,
  request: FastifyRequest,
): Promise<IssuedBearer> {
  for (const kind of services.bearers) {
    const issued = await kind.issue?.(workspace, request);
    if (issued) return issued;
  }
  return issueBearer(services, workspace, readSessionCookie(request, services.env));
}

import type { Services } from '#server/platform/app/services.ts';
import type { WorkspaceRef } from '#server/platform/context/context.ts';
import { createLink } from '../challenges/create-link.ts';
import '../tables.ts';

type TestServices = Pick<Services, 'env' | 'database' | 'now' | 'newId'>;

/** Where an admin goes to try the workspace's provider; the ticket ties the visit to their session. */
export async function createSsoTestUrl(
  services: TestServices,
  workspace: WorkspaceRef,
  sessionId: string,
): Promise<string> {
  const token = await services.database.transaction({}, 'read write', (db) =>
    createLink(services, db, { purpose: 'sso-test', email: '', workspaceId: workspace.id, sessionId }),
  );
  const url = new URL('/global/oidc/start', services.env.rootUrl);
  url.search = new URLSearchParams({ provider: 'TEAM_SSO', link: token }).toString();
  return url.href;
}

import { buildUrl } from '#domain/routes/build-url.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { WorkspaceRef } from '#server/platform/context/context.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import { createLink } from './challenges/create-link.ts';

type TicketServices = Pick<Services, 'env' | 'database' | 'now' | 'newId'>;

/** The address that carries somebody from the root host into a workspace; works once, for a minute. */
export async function createTicket(
  services: TicketServices,
  workspace: WorkspaceRef,
  entry: { email: string } & ({ sessionId: string } | { flowId: string }),
): Promise<string> {
  return createEntry(services, workspace, { purpose: 'ticket', ...entry });
}

/**
 * A sign-in link that is handed over directly instead of mailed: at the first start, or by the operator. `start`: it
 * offers a workspace of one's own first, to which the sample comes along.
 */
export async function createSignInLink(
  services: TicketServices,
  workspace: WorkspaceRef,
  email: string,
  { start = false }: { start?: boolean } = {},
): Promise<string> {
  if (!start) return createEntry(services, workspace, { purpose: 'magic-login', email });
  const sample = await services.database.transaction({}, 'read write', (db) =>
    createLink(services, db, { purpose: 'sample', email, workspaceId: workspace.id }),
  );
  return createEntry(services, workspace, { purpose: 'magic-login', email }, { start, sample });
}

async function createEntry(
  services: TicketServices,
  workspace: WorkspaceRef,
  entry: { purpose: 'ticket' | 'magic-login'; email: string; sessionId?: string; flowId?: string },
  query: { start?: true; sample?: string } = {},
): Promise<string> {
  const token = await services.database.transaction({}, 'read write', (db) =>
    createLink(services, db, { ...entry, workspaceId: workspace.id }),
  );
  const path = buildUrl('authMagicLogin', { query: { token, ...query } });
  return workspaceUrl(services.env.rootUrl, workspace.subdomain, path);
}

import type { FastifyRequest } from 'fastify';
import type { Role } from '#domain/access/roles.ts';
import { ScimError } from '#domain/scim/scim-error.ts';
import { findWorkspaceBySubdomain } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Ctx, WorkspaceRef } from '#server/platform/context/context.ts';
import { withDirectory } from '#server/platform/context/context.ts';
import { readHost } from '#server/platform/http/hosts.ts';
import { hashOfToken } from '#server/platform/secrets/secrets.ts';
import './tables.ts';

/** The company's directory at work in one workspace. */
export type ScimCaller = { readonly ctx: Ctx; readonly defaultRole: Role };

const pattern = /^Bearer scim\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{16,512})$/i;

export function formatScimToken(workspaceId: string, secret: string): string {
  return `scim.${workspaceId}.${secret}`;
}

/** Throws ScimError: 404 for no such workspace, 401 for a token that is none here. */
export async function requireScimCaller(services: Services, request: FastifyRequest): Promise<ScimCaller> {
  const { database, env } = services;
  const asked = readHost(request.headers.host, env.rootUrl);
  const workspace =
    asked.kind === 'workspace' ? await findWorkspaceBySubdomain(database, asked.subdomain) : undefined;
  if (!workspace) throw new ScimError(404, 'There is no workspace at this address');
  const [, workspaceId, secret] = pattern.exec(request.headers.authorization ?? '') ?? [];
  const settings =
    workspaceId?.toLowerCase() === workspace.id && secret !== undefined
      ? await findSettings(services, workspace, secret)
      : undefined;
  if (!settings) throw new ScimError(401, 'The token is not valid for this workspace');
  await noteUse(services, workspace, settings.lastUsedAt);
  return { ctx: withDirectory(services.systemCtx(workspace)), defaultRole: settings.defaultRole };
}

function findSettings({ database }: Services, workspace: WorkspaceRef, secret: string) {
  return database.transaction({ workspaceId: workspace.id }, 'read only', (db) =>
    db
      .selectFrom('scim_settings')
      .select(['default_role as defaultRole', 'token_last_used_at as lastUsedAt'])
      .where('workspace_id', '=', workspace.id)
      .where('token_hash', '=', hashOfToken(secret))
      .executeTakeFirst(),
  );
}

const useMs = 60_000;

/** To the minute: a directory sends thousands of requests in a row. */
async function noteUse(
  { database, now }: Services,
  { id }: WorkspaceRef,
  lastUsedAt: Date | null,
): Promise<void> {
  const time = now();
  if (lastUsedAt !== null && time.getTime() - lastUsedAt.getTime() < useMs) return;
  await database.transaction({ workspaceId: id }, 'read write', (db) =>
    db
      .updateTable('scim_settings')
      .set({ token_last_used_at: time })
      .where('workspace_id', '=', id)
      .execute(),
  );
}

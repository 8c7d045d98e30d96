import { Forbidden } from '#domain/errors/hark-error.ts';
import { readSignInWays } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { WorkspaceRef } from '#server/platform/context/context.ts';
import type { Asking } from '../asking.ts';
import { limits } from '../limits.ts';
import { safeRedirect } from '../safe-redirect.ts';

export type InitiatedLogin = {
  readonly iss: string;
  readonly loginHint: string | undefined;
  readonly target: string | undefined;
  readonly host: string | undefined;
};

/**
 * Where a sign-in that began at the provider goes on: the configured provider only, and a sign-in of our own with a
 * new state, nonce and verifier. An answer that nobody here asked for proves nothing.
 */
export async function initiateSso(
  { env, database }: Pick<Services, 'env' | 'database'>,
  { limiter, address }: Asking,
  workspace: WorkspaceRef,
  { iss, loginHint, target, host }: InitiatedLogin,
): Promise<string> {
  await limiter.take(limits.proofByAddress, address);
  const { provider } = await database.transaction({ workspaceId: workspace.id }, 'read only', (db) =>
    readSignInWays(db, workspace.id),
  );
  if (provider?.testedAt == null || provider.issuer !== iss)
    throw new Forbidden('This identity provider is not the one of this workspace');
  const url = new URL('/global/oidc/start', env.rootUrl);
  url.search = new URLSearchParams({ provider: 'TEAM_SSO', teamId: workspace.id }).toString();
  const path = target === undefined ? null : pathIn(target, host);
  if (path !== null) url.searchParams.set('redirect', path);
  if (loginHint !== undefined) url.searchParams.set('loginHint', loginHint.slice(0, 320));
  return url.href;
}

/** The target's path where it is a page of this workspace, and nothing otherwise. */
function pathIn(target: string, host: string | undefined): string | null {
  const url = URL.parse(target);
  return url && url.host === host ? safeRedirect(`${url.pathname}${url.search}`) : null;
}

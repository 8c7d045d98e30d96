import { isIP } from 'node:net';
import type { WorkspaceRef } from '#server/platform/context/context.ts';
import type { Env } from '#server/platform/env/env.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';

export type RelyingParty = { readonly id: string; readonly origin: string };

/**
 * Whom a passkey is made for. The root host's name works in every workspace; browsers refuse it where it is a single
 * word such as localhost, and then the passkey belongs to the workspace's own host.
 */
export function relyingPartyOf({ rootUrl }: Pick<Env, 'rootUrl'>, { subdomain }: WorkspaceRef): RelyingParty {
  const own = new URL(workspaceUrl(rootUrl, subdomain));
  const isWhole = rootUrl.hostname.includes('.') && isIP(rootUrl.hostname) === 0;
  return { id: isWhole ? rootUrl.hostname : own.hostname, origin: own.origin };
}

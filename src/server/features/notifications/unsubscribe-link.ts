import { isNotice, type Notice } from '#domain/notifications/notices.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { WorkspaceRef } from '#server/platform/context/context.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import { sameBytes } from '#server/platform/secrets/secrets.ts';

export type Unsubscribing = { readonly memberId: string; readonly notice: Notice };

/** Works without signing in, and can do nothing but stop one kind of mail to one person. */
export function unsubscribeUrl(
  { env, secrets }: Pick<Services, 'env' | 'secrets'>,
  workspace: Pick<WorkspaceRef, 'id' | 'subdomain'>,
  { memberId, notice }: Unsubscribing,
): string {
  const seal = sealOf(secrets, workspace.id, { memberId, notice }).toString('base64url');
  const query = new URLSearchParams({ m: memberId, n: notice, s: seal });
  return workspaceUrl(env.rootUrl, workspace.subdomain, `/unsubscribe?${query.toString()}`);
}

/** Undefined for an address that nobody was sent. */
export function readUnsubscribe(
  { secrets }: Pick<Services, 'secrets'>,
  workspaceId: string,
  query: { m: string; n: string; s: string },
): Unsubscribing | undefined {
  if (!isNotice(query.n)) return undefined;
  const asked = { memberId: query.m, notice: query.n };
  const isSealed = sameBytes(Buffer.from(query.s, 'base64url'), sealOf(secrets, workspaceId, asked));
  return isSealed ? asked : undefined;
}

function sealOf(secrets: Services['secrets'], workspaceId: string, asked: Unsubscribing): Buffer {
  return secrets.keyedHash('unsubscribe', JSON.stringify([workspaceId, asked.memberId, asked.notice]));
}

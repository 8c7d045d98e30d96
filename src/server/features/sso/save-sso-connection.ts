import { parseConnection } from '#domain/accounts/team-sso.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { ssoSecretPurpose } from '#server/kernel/accounts/index.ts';
import { readSignInWays, type WorkspaceWays } from '#server/kernel/workspaces/index.ts';
import '#server/kernel/workspaces/tables.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import type { Env } from '#server/platform/env/env.ts';
import { isHostAllowed } from '#server/platform/outbound/allowed-hosts.ts';
import type { SealedBox } from '#server/platform/secrets/sealed-box.ts';
import { recordSso } from './record-sso.ts';
import { requireNotEnforced } from './require-not-enforced.ts';

export type ConnectionInput = { issuer: string; clientId: string; clientSecret?: string | null };

/** The workspace's identity provider. It has to be tested again, and nobody can be locked out by a typing error. */
export async function saveSsoConnection(
  ctx: Ctx,
  { box, env }: { box: SealedBox; env: Pick<Env, 'allowedHosts'> },
  input: ConnectionInput,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'authentication.manage');
    const { issuer, clientId } = accept(parseConnection(input));
    requireHttps(issuer, env);
    await lockWorkspace(tx);
    const before = await readSignInWays(tx.db, tx.workspace.id);
    requireNotEnforced(before);
    const kept = before.provider?.issuer === issuer ? before : { provider: null };
    const secretId = await keepSecret(tx, box, input.clientSecret?.trim() ?? '', kept);
    const connection = { issuer, client_id: clientId, secret_id: secretId, tested_at: null };
    await tx.db
      .insertInto('sso_settings')
      .values({ workspace_id: tx.workspace.id, ...connection })
      .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(connection))
      .execute();
    await recordSso(tx, 'ssoConnection', { issuer, clientId });
  });
}

/** A key for one provider must never be sent to another, so a new issuer asks for its own. */
async function keepSecret(
  tx: TxCtx,
  box: SealedBox,
  secret: string,
  { provider }: Pick<WorkspaceWays, 'provider'>,
): Promise<string> {
  if (secret.length > 2000 || secret.includes('\0'))
    throw new ValidationError('The client secret must be at most 2,000 characters');
  if (secret === '') {
    if (!provider) throw new ValidationError('Enter the client secret');
    return provider.secretId;
  }
  const id = await box.put(tx, ssoSecretPurpose, secret);
  if (provider) await box.remove(tx, provider.secretId);
  return id;
}

function requireHttps(issuer: string, { allowedHosts }: Pick<Env, 'allowedHosts'>): void {
  const url = new URL(issuer);
  if (url.protocol === 'https:' || isHostAllowed(url, allowedHosts)) return;
  throw new ValidationError('Enter the issuer as an https address without a query');
}

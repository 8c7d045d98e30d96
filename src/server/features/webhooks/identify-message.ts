import { isWebhookTimely } from '#domain/integrations/is-webhook-timely.ts';
import type { ShownMessage } from '#server/kernel/integrations/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { sameBytes } from '#server/platform/secrets/secrets.ts';
import { readIdentity } from './webhook-identity.ts';
import { secretPurpose, signMessage } from './webhook-secret.ts';
import './tables.ts';

/**
 * Whose message it is, for who shows one with its signature within five minutes. Everybody else is told the same,
 * whether the webhook exists or not.
 */
export async function identifyMessage(
  { database, secrets, now }: Pick<Services, 'database' | 'secrets' | 'now'>,
  { webhook, id, timestamp, signature, body }: ShownMessage,
): Promise<string | undefined> {
  const identity = readIdentity(secrets, webhook);
  const sentAt = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN;
  if (!identity || !isWebhookTimely(sentAt, now())) return undefined;
  const { teamId: workspaceId, webhookId } = identity;
  return database.transaction({ workspaceId }, 'read only', async (db) => {
    const row = await db
      .selectFrom('webhooks')
      .select(['secret_id', 'old_secret_id', 'old_secret_until'])
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', webhookId)
      .executeTakeFirst();
    if (!row) return undefined;
    const isOldValid = row.old_secret_until !== null && row.old_secret_until > now();
    const given = signature.split(' ').map((part) => Buffer.from(part));
    for (const secretId of [row.secret_id, ...(isOldValid ? [row.old_secret_id] : [])]) {
      if (secretId === null) continue;
      const secret = await secrets.box.open(db, { workspaceId, id: secretId, purpose: secretPurpose });
      if (secret === undefined) continue;
      const expected = Buffer.from(signMessage(secret, { id, timestamp: sentAt, body }));
      if (given.some((one) => sameBytes(one, expected))) return workspaceId;
    }
    return undefined;
  });
}

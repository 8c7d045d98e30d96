import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import { isOf } from '#domain/codec/codec.ts';
import { uuid } from '#domain/codec/primitives.ts';
import type { Secrets } from '#server/platform/secrets/secrets.ts';

export type WebhookIdentity = { readonly teamId: string; readonly webhookId: string };

const algorithm = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

/** What a message carries to say whose it is: it tells nothing to others, and this installation where to look. */
export function identityOf(secrets: Secrets, { teamId, webhookId }: WebhookIdentity): string {
  const plain = Buffer.from(`${teamId}${webhookId}`);
  // The same webhook has the same identity for ever: its nonce follows from what is sealed.
  const nonce = createHmac('sha256', secrets.key('webhook identity nonce'))
    .update(plain)
    .digest()
    .subarray(0, nonceBytes);
  const cipher = createCipheriv(algorithm, secrets.key('webhook identity'), nonce, {
    authTagLength: tagBytes,
  });
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
}

/** Undefined for what this installation did not make. */
export function readIdentity(secrets: Secrets, text: string): WebhookIdentity | undefined {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== nonceBytes + 72 + tagBytes) return undefined;
  const decipher = createDecipheriv(
    algorithm,
    secrets.key('webhook identity'),
    bytes.subarray(0, nonceBytes),
    { authTagLength: tagBytes },
  ).setAuthTag(bytes.subarray(-tagBytes));
  try {
    const plain = decipher.update(bytes.subarray(nonceBytes, -tagBytes)).toString() + decipher.final('utf8');
    const identity = { teamId: plain.slice(0, 36), webhookId: plain.slice(36) };
    return isOf(uuid, identity.teamId) && isOf(uuid, identity.webhookId) ? identity : undefined;
  } catch {
    return undefined;
  }
}

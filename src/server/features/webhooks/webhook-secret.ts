import { createHmac, randomBytes } from 'node:crypto';

/** What sealed secrets of webhooks are for. */
export const secretPurpose = 'webhook';

const prefix = 'whsec_';

export function newWebhookSecret(): string {
  return `${prefix}${randomBytes(32).toString('base64')}`;
}

export type Message = { readonly id: string; readonly timestamp: number; readonly body: string };

/** By Standard Webhooks: receivers check it with the libraries they have. */
export function signMessage(secret: string, { id, timestamp, body }: Message): string {
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

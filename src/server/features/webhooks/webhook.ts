import type { WebhookEvent } from '#domain/webhooks/webhook-events.ts';

/** An address that hears of events, without its secret. */
export type Webhook = {
  readonly id: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly byProgram: boolean;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly disabledAt: Date | null;
  readonly disabledReason: string | null;
  readonly failingSince: Date | null;
  readonly lastSuccessAt: Date | null;
  readonly oldSecretUntil: Date | null;
  readonly version: number;
};

export const webhookColumns = [
  'id',
  'url',
  'events',
  'by_program as byProgram',
  'created_by as createdBy',
  'created_at as createdAt',
  'disabled_at as disabledAt',
  'disabled_reason as disabledReason',
  'failing_since as failingSince',
  'last_success_at as lastSuccessAt',
  'old_secret_until as oldSecretUntil',
  'version',
] as const;

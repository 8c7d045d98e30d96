export type DeliveryState = 'waiting' | 'delivered' | 'failed' | 'skipped';

/** One message to one address, as far as it is. */
export type WebhookDelivery = {
  readonly id: string;
  readonly eventType: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly dueAt: Date;
  readonly status: number | null;
  readonly error: string | null;
};

export const deliveryColumns = [
  'id',
  'event_type as eventType',
  'state',
  'attempts',
  'created_at as createdAt',
  'due_at as dueAt',
  'status',
  'error',
] as const;

/** The name of a message that is sent to try an address. */
export const testEvent = 'webhook.test';

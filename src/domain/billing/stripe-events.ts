import type { TypeOf } from '#domain/codec/codec.ts';
import { boolean, string, unknown } from '#domain/codec/primitives.ts';
import { object, record } from '#domain/codec/structures.ts';

export const handledStripeEvents = [
  'customer.source.expiring',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.finalized',
  'invoice.payment_failed',
  'invoice.upcoming',
  'product.created',
  'product.updated',
  'radar.early_fraud_warning.created',
] as const;
export type HandledStripeEvent = (typeof handledStripeEvents)[number];

export function isHandledStripeEvent(type: string): type is HandledStripeEvent {
  return handledStripeEvents.some((handled) => handled === type);
}

/** Read loosely: the provider adds fields and event types without asking. */
export const stripeEventCodec = object(
  { id: string, type: string, livemode: boolean, data: record(unknown) },
  'Stripe event',
);
export type StripeEvent = TypeOf<typeof stripeEventCodec>;

export const stripeEventErrors = {
  noCustomerOnCard: 'No customer on card source',
  noCustomerOnInvoice: 'No customer on invoice',
  noCustomerOnCharge: 'Charge must have a customer',
} as const;

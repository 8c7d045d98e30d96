import type { Codec, TypeOf } from '#domain/codec/codec.ts';
import { boolean, integer, literal, positiveInteger, string, uuid } from '#domain/codec/primitives.ts';
import { array, nullable, object, optional } from '#domain/codec/structures.ts';
import { productFamilies } from './plans.ts';

/** Amounts are whole cents; a proration credit is negative. */
export const invoiceLineCodec = object(
  {
    id: string,
    item: string,
    description: nullable(string),
    quantity: positiveInteger,
    unitPrice: integer,
    amount: integer,
    prorated: boolean,
  },
  'invoice line',
);
export type InvoiceLine = TypeOf<typeof invoiceLineCodec>;

export const invoicePreviewCodec = object(
  { total: integer, tax: integer, lineItems: array(invoiceLineCodec) },
  'invoice preview',
);
export type InvoicePreview = TypeOf<typeof invoicePreviewCodec>;

export const invoiceLineMetadataCodec = object(
  { productFamily: optional(literal(...productFamilies)), priceType: optional(string) },
  'invoice line metadata',
);

/** The payment provider keeps metadata as text. */
const booleanText: Codec<boolean> = {
  name: '"true" | "false"',
  read: (value, path) => literal('true', 'false').read(value, path) === 'true',
};

export const priceMetadataCodec = object(
  { isAvailableForSelfService: optional(booleanText) },
  'price metadata',
);

/** Carried by a customer and by a subscription, so that an event finds its workspace. */
export const billingOwnerCodec = object({ teamId: uuid }, 'billing owner');

export const quoteRequestCodec = object(
  {
    teamId: uuid,
    prorate: boolean,
    prorationDate: optional(integer),
    subscriptionItems: array(object({ price: string, quantity: positiveInteger }, 'subscription item')),
    resetBillingCycle: boolean,
  },
  'quote request',
);
export type QuoteRequest = TypeOf<typeof quoteRequestCodec>;

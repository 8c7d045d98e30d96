import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode, isOf } from '#domain/codec/codec.ts';
import { billingPeriodAt, monthlyBillingPeriods } from './billing-periods.ts';
import {
  billingOwnerCodec,
  invoiceLineMetadataCodec,
  invoicePreviewCodec,
  priceMetadataCodec,
  quoteRequestCodec,
} from './invoice.ts';
import { checkSeatCount, checkSeatFree, seatUse } from './seats.ts';
import {
  handledStripeEvents,
  isHandledStripeEvent,
  stripeEventCodec,
  stripeEventErrors,
} from './stripe-events.ts';
import {
  isReadOnlyWorkspace,
  isSubscriptionLive,
  paymentMethods,
  subscriptionIntervals,
  subscriptionStatuses,
} from './subscription.ts';
import { trialEmails, trialEndsAt, trialExtensionSources, trialStatus, trialStatuses } from './trial.ts';

const now = new Date('2026-03-31T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const id = '018f4b6e-0000-7000-8000-000000000001';

describe('trial and promo status', () => {
  test('lists', () => {
    expect(trialStatuses).toEqual(['NotStarted', 'Active', 'Expired', 'Requested']);
    expect(trialEmails).toEqual(['Expired', 'Reminder', 'Started']);
    expect(trialExtensionSources).toEqual(['Checklist', 'Invite users']);
  });

  test.each([
    ['NotStarted', null, null],
    ['Requested', null, daysAgo(0)],
    ['Requested', null, daysAgo(3)],
    ['NotStarted', null, daysAgo(3.0001)],
    ['Active', daysAgo(0), null],
    ['Active', daysAgo(30), daysAgo(1)],
    ['Expired', daysAgo(30.0001), daysAgo(1)],
    ['Expired', false, daysAgo(1)],
    ['Expired', false, null],
  ] as const)('%s', (status, startedAt, requestedAt) => {
    expect(trialStatus({ startedAt, requestedAt }, now)).toBe(status);
  });

  test('ends after 30 days', () => {
    expect(trialEndsAt(new Date('2026-03-01T12:00:00Z'))).toEqual(now);
  });
});

describe('subscription', () => {
  test('lists', () => {
    expect(subscriptionStatuses).toEqual(['ACTIVE', 'CANCELED', 'PAST_DUE', 'TRIALING', 'UNPAID']);
    expect(subscriptionIntervals).toEqual(['year', 'month', 'week', 'day']);
    expect(paymentMethods).toEqual(['CREDIT_CARD', 'CREDITS']);
  });

  test('what each status leaves', () => {
    expect(subscriptionStatuses.filter(isSubscriptionLive)).toEqual(['ACTIVE', 'PAST_DUE', 'TRIALING']);
    const readOnly = (isFreePlanAvailable: boolean) =>
      [null, ...subscriptionStatuses].filter((status) =>
        isReadOnlyWorkspace({ status, isFreePlanAvailable }),
      );
    expect(readOnly(false)).toEqual(['CANCELED', 'UNPAID']);
    expect(readOnly(true)).toEqual([]);
  });
});

describe('seats', () => {
  const manager = { role: 'MANAGER', isSuspended: false } as const;
  const contributor = { role: 'CONTRIBUTOR', isSuspended: false } as const;
  const viewer = { role: 'VIEWER', isSuspended: false } as const;

  test('viewers, suspended members and those without a role take none', () => {
    const members = [
      manager,
      contributor,
      viewer,
      { ...manager, isSuspended: true },
      { ...viewer, role: null },
    ];
    expect(seatUse(members, 3)).toEqual({
      totalSeatsAvailable: 3,
      seatsAllocated: 2,
      viewerCount: 1,
      utilizationPercentage: 67,
    });
  });

  test.each([
    [0, 0, 0],
    [1, 0, 100],
    [0, 5, 0],
    [5, 5, 100],
    [6, 5, 120],
    [1, null, null],
  ])('%s of %s seats is %s %%', (allocated, total, percentage) => {
    const members = Array.from({ length: allocated }, () => manager);
    expect(seatUse(members, total).utilizationPercentage).toBe(percentage);
  });

  test('a full workspace still takes viewers', () => {
    const full = seatUse([manager], 1);
    expect(checkSeatFree(full, 'VIEWER').ok).toBe(true);
    expect(checkSeatFree(full, null).ok).toBe(true);
    expect(checkSeatFree(full, 'CONTRIBUTOR')).toEqual({
      ok: false,
      message: 'All 1 seats are taken. Add seats, or invite as a viewer.',
    });
    expect(checkSeatFree(seatUse([manager], 2), 'MANAGER').ok).toBe(true);
    expect(checkSeatFree(seatUse([manager], null), 'MANAGER').ok).toBe(true);
  });

  test.each([
    [5, true],
    [4, false],
    [10, true],
    [11, false],
    [5.5, false],
  ])('%s seats between 5 and 10: %s', (seats, ok) => {
    expect(checkSeatCount(seats, { minSeats: 5, maxSeats: 10, seatsAllocated: 2 }).ok).toBe(ok);
  });

  test('never fewer than are in use', () => {
    expect(checkSeatCount(6, { minSeats: 5, maxSeats: null, seatsAllocated: 7 })).toEqual({
      ok: false,
      message: 'Choose at least 7 seats',
    });
  });
});

describe('invoices', () => {
  const line = {
    id: 'l1',
    item: 'Team',
    description: null,
    quantity: 3,
    unitPrice: 2900,
    amount: -8700,
    prorated: true,
  };

  test('preview', () => {
    const preview = { total: 100, tax: 10, lineItems: [line] };
    expect(decode(invoicePreviewCodec, preview)).toEqual(preview);
    expect(isOf(invoicePreviewCodec, { ...preview, total: 1.5 })).toBe(false);
    expect(isOf(invoicePreviewCodec, { ...preview, lineItems: [{ ...line, quantity: -1 }] })).toBe(false);
  });

  test('metadata', () => {
    expect(decode(invoiceLineMetadataCodec, { productFamily: 'TEAM', priceType: 'seat' })).toEqual({
      productFamily: 'TEAM',
      priceType: 'seat',
    });
    expect(decode(priceMetadataCodec, { isAvailableForSelfService: 'true' })).toEqual({
      isAvailableForSelfService: true,
    });
    expect(decode(priceMetadataCodec, {})).toEqual({});
    expect(isOf(priceMetadataCodec, { isAvailableForSelfService: 'yes' })).toBe(false);
    expect(isOf(billingOwnerCodec, { teamId: 'x' })).toBe(false);
  });

  test('quote', () => {
    const quote = {
      teamId: id,
      prorate: true,
      subscriptionItems: [{ price: 'p', quantity: 1 }],
      resetBillingCycle: false,
    };
    expect(decode(quoteRequestCodec, quote)).toEqual(quote);
  });
});

describe('monthly billing periods', () => {
  test('keep the anchor’s day through short months', () => {
    const anchor = new Date('2026-01-31T10:00:00Z');
    expect(monthlyBillingPeriods(anchor, now).map((period) => period.start.toISOString())).toEqual([
      '2026-01-31T10:00:00.000Z',
      '2026-02-28T10:00:00.000Z',
      '2026-03-31T10:00:00.000Z',
    ]);
  });

  test('none before the anchor', () => {
    expect(monthlyBillingPeriods(now, daysAgo(1))).toEqual([]);
  });

  test('follow each other without gap, and the one of an instant holds it', () => {
    const date = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(date, date, (anchor, at) => {
        const { start, end } = billingPeriodAt(anchor, at);
        expect(start <= at && at < end).toBe(true);
        const periods = monthlyBillingPeriods(anchor, at);
        for (const [index, period] of periods.entries()) {
          expect(period.start).toEqual(periods[index - 1]?.end ?? anchor);
        }
        expect(periods.at(-1) ?? { start, end }).toEqual({ start, end });
      }),
      { numRuns: 100 },
    );
  });
});

describe('payment provider', () => {
  test('handled events', () => {
    expect(handledStripeEvents.join(' ')).toBe(
      'customer.source.expiring customer.subscription.created customer.subscription.updated customer.subscription.deleted invoice.finalized invoice.payment_failed invoice.upcoming product.created product.updated radar.early_fraud_warning.created',
    );
    expect(isHandledStripeEvent('invoice.paid')).toBe(false);
    expect(isHandledStripeEvent('invoice.finalized')).toBe(true);
  });

  test('an event of any type is read', () => {
    const event = { id: 'evt', type: 'new.thing', livemode: false, data: { object: {} } };
    expect(decode(stripeEventCodec, event)).toEqual(event);
    expect(isOf(stripeEventCodec, { ...event, data: null })).toBe(false);
  });

  test('messages', () => {
    expect(Object.values(stripeEventErrors)).toEqual([
      'No customer on card source',
      'No customer on invoice',
      'Charge must have a customer',
    ]);
  });
});

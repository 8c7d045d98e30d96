import { describe, expect, test } from 'vitest';
import { decode, isOf } from '#domain/codec/codec.ts';
import { analyticsEventCodec, campaignCodec } from './analytics-events.ts';

describe('events', () => {
  test.each([
    { type: 'PAGE', anonymousId: 'a', url: 'https://x' },
    {
      type: 'PAGE',
      anonymousId: 'a',
      url: 'https://x',
      locale: 'en',
      userAgent: 'u',
      timezone: 'UTC',
      referrer: 'r',
      campaign: { utm_campaign: 'share', utm_term: 't' },
    },
    { type: 'TRACK', anonymousId: 'a', eventName: 'Opened', eventMeta: { screen: 'Integrations Page' } },
  ])('%j', (event) => expect(decode(analyticsEventCodec, event)).toEqual(event));

  test.each([
    { type: 'PAGE', anonymousId: 'a' },
    { type: 'TRACK', anonymousId: 'a' },
    { type: 'SCREEN', anonymousId: 'a', url: 'x' },
  ])('refuses %j', (event) => expect(isOf(analyticsEventCodec, event)).toBe(false));

  test('campaign fields hold 80 characters', () => {
    expect(isOf(campaignCodec, { utm_source: 'x'.repeat(80) })).toBe(true);
    expect(isOf(campaignCodec, { utm_source: 'x'.repeat(81) })).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { decode, isOf } from '#domain/codec/codec.ts';
import {
  analyticsEventCodec,
  campaignCodec,
  campaignFrom,
  campaignParameters,
  knownCampaignValues,
  trackedScreens,
} from './analytics-events.ts';
import {
  deploymentEnvironments,
  featureFlags,
  globalFlags,
  growthVariants,
  isFeatureOn,
} from './feature-flags.ts';

describe('events', () => {
  test('lists', () => {
    expect(campaignParameters).toEqual([
      'utm_campaign',
      'utm_source',
      'utm_medium',
      'utm_term',
      'utm_content',
    ]);
    expect(knownCampaignValues).toEqual({
      utm_campaign: ['share', 'invite'],
      utm_source: ['project_page', 'insight_page'],
      utm_medium: ['email', 'copy_link'],
    });
    expect(trackedScreens).toEqual(['Project Import Dialog', 'Integrations Page', 'Onboarding Page']);
  });

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
    const read = campaignFrom([
      ['utm_source', 'x'.repeat(81)],
      ['utm_medium', ''],
      ['token', 'secret'],
    ]);
    expect(read).toEqual({ utm_source: 'x'.repeat(80) });
  });
});

describe('feature flags', () => {
  test('off, but the popup after onboarding', () => {
    expect(Object.keys(featureFlags)).toEqual([
      'agents',
      'aiDocs',
      'auditLog',
      'channelIntegrations',
      'dashboards',
      'magicOnboarding',
      'postOnboardingNotePopup',
      'pricing2025',
      'reverseTrial',
      'searchHybrid',
      'searchNext',
      'searchVector',
      'segments',
    ]);
    const on = Object.entries(featureFlags).filter(([, flag]) => flag.default);
    expect(on.map(([name]) => name)).toEqual(['postOnboardingNotePopup']);
  });

  test('an override counts only in the flag’s own scope', () => {
    expect(isFeatureOn('agents', {})).toBe(false);
    expect(isFeatureOn('agents', { team: { agents: true } })).toBe(true);
    expect(isFeatureOn('agents', { global: { agents: true } })).toBe(false);
    expect(isFeatureOn('reverseTrial', { global: { reverseTrial: true } })).toBe(true);
    expect(isFeatureOn('postOnboardingNotePopup', { team: { postOnboardingNotePopup: false } })).toBe(false);
  });

  test('those for everybody are named with their state', () => {
    expect(globalFlags()).toEqual({ magicOnboarding: false, pricing2025: false, reverseTrial: false });
  });

  test('variants and environments', () => {
    expect(growthVariants).toEqual(['magic-onboarding', 'product-tour', 'default', 'default-no-sample']);
    expect(deploymentEnvironments).toEqual(['production', 'staging', 'chaos', 'development', 'test']);
  });
});

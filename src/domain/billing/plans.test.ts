import { describe, expect, test } from 'vitest';
import type { Capability } from '#domain/access/plan-gates.ts';
import { addOns, dataPointsAddOns } from './add-ons.ts';
import { entitlementsOf, hipaaEffects } from './entitlements.ts';
import { planCatalogue } from './plan-catalogue.data.ts';
import { isWithinLimit, remainingOf } from './plan-limits.ts';
import {
  comparePlans,
  defaultPlanReference,
  isUpgrade,
  planReferences,
  planTiers,
  productFamilies,
  selfHostedPlanReference,
} from './plans.ts';
import { parseProduct, products } from './products.ts';

const plans = Object.values(planCatalogue);

describe('plan catalogue', () => {
  test('holds each reference once, under its own key', () => {
    expect(Object.keys(planCatalogue)).toEqual([...planReferences]);
    expect(plans.map((plan) => plan.reference)).toEqual([...planReferences]);
  });

  test('the lists', () => {
    expect(productFamilies).toEqual(['PRO', 'TEAM', 'ENTERPRISE']);
    expect(planTiers.join(' ')).toBe('free starter pro team expert business enterprise self-hosted');
    expect(plans.map((plan) => plan.name)).toEqual([
      'Personal (Nov 2020)',
      'Free (May 2022)',
      'Free (Sep 2023)',
      'Free (Oct 2024)',
      'Free',
      'Starter',
      'Pro (Nov 2020)',
      'Pro (May 2022)',
      'Professional',
      'Team (Nov 2020)',
      'Team',
      'Expert program',
      'Business',
      'Business 40',
      'Enterprise Trial',
      'Enterprise',
      'Self-hosted',
    ]);
  });

  test('a legacy plan names the one that replaced it', () => {
    const orphans = plans.filter((plan) => plan.isLegacy && plan.baseReference === undefined);
    expect(orphans).toEqual([]);
    const bases = plans.flatMap((plan) => plan.baseReference ?? []);
    expect(bases.filter((base) => planCatalogue[base].isLegacy)).toEqual([]);
  });

  test('free plans: figures', () => {
    const free = plans.filter((plan) => plan.tier === 'free').map((plan) => plan.limits);
    expect(free.map((limits) => limits.channels)).toEqual([1, 1, 1, 1, 1]);
    expect(free.map((limits) => limits.transcriptionMinutesPerMonth)).toEqual([180, 180, 300, 300, 180]);
    expect(free.map((limits) => limits.projects)).toEqual([null, 3, null, 3, 1]);
    expect(free.map((limits) => limits.maxSeats)).toEqual([1, 3, 2000, 2, 3]);
    expect(free.map((limits) => limits.channelDataPoints)).toEqual([null, null, null, null, 250]);
    expect(planCatalogue[defaultPlanReference].limits.channelDataPoints).toBe(250);
  });

  test('paid plans: figures', () => {
    const { PRO_2020_11, PRO_2022_05, PRO, TEAM_2020_11, TEAM, EXPERT, BUSINESS, BUSINESS_40 } =
      planCatalogue;
    expect([PRO_2020_11, PRO_2022_05, PRO].map((plan) => plan.limits.minSeats)).toEqual([1, 3, 5]);
    expect([PRO_2020_11, PRO_2022_05, PRO].map((plan) => plan.limits.transcriptionMinutesPerMonth)).toEqual([
      600, 600, 600,
    ]);
    expect([TEAM_2020_11, TEAM].map(({ limits }) => [limits.extensions, limits.templates])).toEqual([
      [3, 3],
      [5, 5],
    ]);
    expect([TEAM_2020_11, TEAM].map(({ limits }) => limits.workspaceTagBoards)).toEqual([3, 3]);
    expect([TEAM_2020_11, TEAM].map(({ limits }) => limits.transcriptionMinutesPerMonth)).toEqual([
      1500, 1800,
    ]);
    expect([BUSINESS, BUSINESS_40].map(({ limits }) => limits.minSeats)).toEqual([10, 20]);
    expect([BUSINESS, BUSINESS_40].map(({ limits }) => limits.transcriptionMinutesPerMonth)).toEqual([
      6000, 6000,
    ]);
    expect(planCatalogue.ENTERPRISE.limits).toMatchObject({
      minSeats: 20,
      transcriptionMinutesPerMonth: null,
    });
    expect(planCatalogue.ENTERPRISE_TRIAL.limits.channelDataPoints).toBe(10_000);
    expect(EXPERT.limits.maxSeats).toBe(10);
  });

  test('a larger tier never lacks what a smaller one has', () => {
    const current = plans.filter((plan) => !plan.isLegacy).sort(comparePlans);
    for (const [index, plan] of current.entries()) {
      const next = current[index + 1] ?? plan;
      expect(next.capabilities).toEqual(expect.arrayContaining([...plan.capabilities]));
    }
  });

  test('only enterprise has SCIM, retention and redactions', () => {
    const withIt = (name: Capability) =>
      plans.filter((plan) => plan.capabilities.includes(name)).map((plan) => plan.reference);
    for (const name of ['scim', 'retention', 'redactions'] as const) {
      expect(withIt(name)).toEqual(['ENTERPRISE_TRIAL', 'ENTERPRISE', 'SELF_HOSTED']);
    }
  });

  test('order', () => {
    const { FREE_2025_07, PRO, PRO_2022_05, ENTERPRISE } = planCatalogue;
    expect(isUpgrade(FREE_2025_07, PRO)).toBe(true);
    expect(isUpgrade(PRO, FREE_2025_07)).toBe(false);
    expect(isUpgrade(PRO_2022_05, PRO)).toBe(false);
    expect([ENTERPRISE, PRO, PRO_2022_05, FREE_2025_07].sort(comparePlans)).toEqual([
      FREE_2025_07,
      PRO_2022_05,
      PRO,
      ENTERPRISE,
    ]);
  });

  test.each([
    [null, 1e9, true, null],
    [3, 2, true, 1],
    [3, 3, true, 0],
    [3, 4, false, 0],
    [0, 1, false, 0],
  ])('limit %s with %s', (limit, count, within, remaining) => {
    expect(isWithinLimit(limit, count)).toBe(within);
    expect(remainingOf(limit, count)).toBe(remaining);
  });
});

describe('entitlements', () => {
  test('self-hosted unlocks everything and counts nothing', () => {
    const { gates, limits, ...rest } = entitlementsOf({
      plan: planCatalogue[selfHostedPlanReference],
      addOns: [],
    });
    expect(Object.values(gates).every(Boolean)).toBe(true);
    expect(Object.entries(limits).filter(([, limit]) => limit !== null)).toEqual([['minSeats', 1]]);
    expect(rest).toMatchObject({
      isAskSearchOn: true,
      isMagicOn: true,
      isVideoRedactionOn: true,
      isGenerativeAiOn: true,
    });
  });

  test('add-ons open what the plan does not have', () => {
    const plan = planCatalogue.TEAM;
    const bare = entitlementsOf({ plan, addOns: [] });
    const all = entitlementsOf({
      plan,
      addOns: ['ASK_SEARCH', 'MAGIC', 'VIDEO_REDACTIONS', 'CHANNELS', 'RECRUIT'],
    });
    expect([bare.isAskSearchOn, bare.isMagicOn, bare.isVideoRedactionOn, bare.gates.recruit]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect([all.isAskSearchOn, all.isMagicOn, all.isVideoRedactionOn, all.gates.recruit]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([bare.limits.channels, all.limits.channels]).toEqual([5, null]);
  });

  test('without generative AI nothing of it is left', () => {
    const off = entitlementsOf({
      plan: planCatalogue.ENTERPRISE,
      addOns: ['DISABLE_GEN_AI', 'ASK_SEARCH', 'MAGIC'],
    });
    expect([off.isGenerativeAiOn, off.isAskSearchOn, off.isMagicOn]).toEqual([false, false, false]);
  });

  test('data points are bought in units, unless they are unlimited', () => {
    const dataPointUnits = { CHANNEL_DATA_POINTS_2024_10: 2, CHANNEL_DATA_POINTS_2025_07: 1, UNKNOWN: 9 };
    const limitOn = (reference: 'FREE_2025_07' | 'ENTERPRISE') =>
      entitlementsOf({ plan: planCatalogue[reference], addOns: [], dataPointUnits }).limits.channelDataPoints;
    expect(limitOn('FREE_2025_07')).toBe(25_250);
    expect(limitOn('ENTERPRISE')).toBeNull();
  });

  test('HIPAA closes every way out', () => {
    const on = {
      exportDisabled: true,
      publicAccessDisabled: true,
      dataOutIntegrationsDisabled: true,
      enterpriseAuthenticationEnforced: true,
      hipaaTranscriptionEnforced: true,
    };
    expect(hipaaEffects(true)).toEqual(on);
    expect(Object.values(hipaaEffects(false)).some(Boolean)).toBe(false);
    const enterprise = entitlementsOf({ plan: planCatalogue.ENTERPRISE, addOns: ['HIPAA'] });
    expect(enterprise.hipaa).toEqual(on);
    expect(enterprise.gates.publicLinkSharing).toBe(false);
  });
});

describe('products and add-ons', () => {
  test('the lists', () => {
    expect(products.join(' ')).toBe(
      'free team pro business enterprise channels recruit markup playback hipaa magic-add-on disable-gen-ai-add-on',
    );
    expect(addOns.join(' ')).toBe('ASK_SEARCH HIPAA MAGIC VIDEO_REDACTIONS DISABLE_GEN_AI CHANNELS RECRUIT');
    expect(dataPointsAddOns.map((addOn) => addOn.reference)).toEqual([
      'CHANNEL_DATA_POINTS_2024_10',
      'CHANNEL_DATA_POINTS_2025_07',
    ]);
  });

  test.each([
    ['team', { product: 'team', month: null }],
    ['team-2025-07', { product: 'team', month: '2025-07' }],
    ['magic-add-on-2024-10', { product: 'magic-add-on', month: '2024-10' }],
    ['team-2025-13', null],
    ['gold', null],
    ['', null],
  ])('product %j', (reference, expected) => expect(parseProduct(reference)).toEqual(expected));
});

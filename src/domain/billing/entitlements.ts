import { capabilities, noPlanGates, type PlanGates } from '#domain/access/plan-gates.ts';
import { dataPointsAddOns, type AddOn } from './add-ons.ts';
import type { PlanLimits } from './plan-limits.ts';
import type { Plan } from './plans.ts';

export type Holding = {
  readonly plan: Plan;
  readonly addOns: readonly AddOn[];
  /** Units of each data-points add-on, by its reference. */
  readonly dataPointUnits?: Readonly<Record<string, number>>;
};

export type Entitlements = {
  readonly gates: PlanGates;
  readonly limits: PlanLimits;
  readonly hipaa: HipaaEffects;
  readonly isAskSearchOn: boolean;
  readonly isMagicOn: boolean;
  readonly isVideoRedactionOn: boolean;
  readonly isGenerativeAiOn: boolean;
};

/** What a workspace may do with its plan and add-ons together. */
export function entitlementsOf(holding: Holding): Entitlements {
  const { plan } = holding;
  const has = (addOn: AddOn) => holding.addOns.includes(addOn);
  const isEverything = plan.tier === 'self-hosted';
  const isEnterprise = isEverything || plan.tier === 'enterprise';
  const hipaa = hipaaEffects(has('HIPAA'));
  const isGenerativeAiOn = !has('DISABLE_GEN_AI');
  const held = Object.fromEntries(capabilities.map((name) => [name, plan.capabilities.includes(name)]));
  const gates: PlanGates = {
    ...noPlanGates,
    ...held,
    enterprise: isEnterprise,
    recruit: isEnterprise || has('RECRUIT'),
  };

  return {
    gates: { ...gates, publicLinkSharing: gates.publicLinkSharing && !hipaa.publicAccessDisabled },
    limits: limitsOf(holding),
    hipaa,
    isAskSearchOn: isGenerativeAiOn && (isEnterprise || has('ASK_SEARCH')),
    isMagicOn: isGenerativeAiOn && (isEnterprise || has('MAGIC')),
    isVideoRedactionOn: gates.redactions || has('VIDEO_REDACTIONS'),
    isGenerativeAiOn,
  };
}

export type HipaaEffects = {
  readonly exportDisabled: boolean;
  readonly publicAccessDisabled: boolean;
  readonly dataOutIntegrationsDisabled: boolean;
  readonly enterpriseAuthenticationEnforced: boolean;
  readonly hipaaTranscriptionEnforced: boolean;
};

export function hipaaEffects(on: boolean): HipaaEffects {
  return {
    exportDisabled: on,
    publicAccessDisabled: on,
    dataOutIntegrationsDisabled: on,
    enterpriseAuthenticationEnforced: on,
    hipaaTranscriptionEnforced: on,
  };
}

function limitsOf({ plan, addOns, dataPointUnits = {} }: Holding): PlanLimits {
  const { channelDataPoints } = plan.limits;
  const bought = dataPointsAddOns.reduce(
    (sum, addOn) => sum + addOn.dataPointsPerUnit * (dataPointUnits[addOn.reference] ?? 0),
    0,
  );
  return {
    ...plan.limits,
    channels: addOns.includes('CHANNELS') ? null : plan.limits.channels,
    channelDataPoints: channelDataPoints === null ? null : channelDataPoints + bought,
  };
}

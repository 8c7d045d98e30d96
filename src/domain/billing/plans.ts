import type { Capability } from '#domain/access/plan-gates.ts';
import type { PlanLimits } from './plan-limits.ts';

export const productFamilies = ['PRO', 'TEAM', 'ENTERPRISE'] as const;
export type ProductFamily = (typeof productFamilies)[number];

/** From the smallest to the largest offer. */
export const planTiers = [
  'free',
  'starter',
  'pro',
  'team',
  'expert',
  'business',
  'enterprise',
  'self-hosted',
] as const;
export type PlanTier = (typeof planTiers)[number];

export const planReferences = [
  'FREE_2020_11',
  'FREE_2022_05',
  'FREE_2023_09',
  'FREE_2024_10',
  'FREE_2025_07',
  'STARTER',
  'PRO_2020_11',
  'PRO_2022_05',
  'PRO',
  'TEAM_2020_11',
  'TEAM',
  'EXPERT',
  'BUSINESS',
  'BUSINESS_40',
  'ENTERPRISE_TRIAL',
  'ENTERPRISE',
  'SELF_HOSTED',
] as const;
export type PlanReference = (typeof planReferences)[number];

export type Plan = {
  readonly reference: PlanReference;
  readonly name: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly isLegacy: boolean;
  readonly productFamily?: ProductFamily;
  /** The plan that replaced a legacy version, or that a trial is a trial of. */
  readonly baseReference?: PlanReference;
  readonly tier: PlanTier;
  readonly limits: PlanLimits;
  readonly capabilities: readonly Capability[];
};

export const defaultPlanReference: PlanReference = 'FREE_2025_07';
/** Where nobody bills: every feature is open and nothing is counted. */
export const selfHostedPlanReference: PlanReference = 'SELF_HOSTED';

export function comparePlans(a: Plan, b: Plan): number {
  return (
    planTiers.indexOf(a.tier) - planTiers.indexOf(b.tier) ||
    planReferences.indexOf(a.reference) - planReferences.indexOf(b.reference)
  );
}

export function isUpgrade(from: Plan, to: Plan): boolean {
  return planTiers.indexOf(to.tier) > planTiers.indexOf(from.tier);
}

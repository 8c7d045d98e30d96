import { isWithinLimit, type PlanLimits } from '#domain/billing/plan-limits.ts';

/** Why one more does not fit; undefined where it does. */
export function templateRefusal(
  { templates }: Pick<PlanLimits, 'templates'>,
  count: number,
): string | undefined {
  if (isWithinLimit(templates, count + 1)) return undefined;
  return `Your plan has ${templates} ${templates === 1 ? 'template' : 'templates'}. Delete one or upgrade to add another.`;
}

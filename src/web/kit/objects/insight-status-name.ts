import { insightStandingLabel, type InsightStatus as Status } from '#domain/insights/insight-status.ts';
import type { InsightStatus } from '#web/lib/graphql.gen.ts';

const statuses: Readonly<Record<InsightStatus, Status>> = {
  DRAFT: 'draft',
  IN_REVIEW: 'inReview',
  FINAL: 'final',
};

export const wireStatuses = Object.keys(statuses) as InsightStatus[];

/** Undefined for what is no status of a draft. */
export function wireStatusOf(standing: string): InsightStatus | undefined {
  return wireStatuses.find((status) => statuses[status] === standing);
}

export function insightStatusName(status: InsightStatus, isPublished = false): string {
  return insightStandingLabel(statuses[status], isPublished);
}

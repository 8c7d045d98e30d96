import { insightStandingLabel, type InsightStatus as Status } from '#domain/insights/insight-status.ts';
import type { InsightStatus } from '#web/lib/graphql.gen.ts';

const statuses: Readonly<Record<InsightStatus, Status>> = {
  DRAFT: 'draft',
  IN_REVIEW: 'inReview',
  FINAL: 'final',
};

export const wireStatuses = Object.keys(statuses) as InsightStatus[];

export function insightStatusName(status: InsightStatus, isPublished = false): string {
  return insightStandingLabel(statuses[status], isPublished);
}

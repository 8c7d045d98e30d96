import { insightStatusLabels } from '#domain/insights/insight-status.ts';
import type { InsightStatus } from '#web/lib/graphql.gen.ts';

const names: Readonly<Record<InsightStatus, string>> = {
  DRAFT: insightStatusLabels.draft,
  IN_REVIEW: insightStatusLabels.inReview,
  FINAL: insightStatusLabels.final,
};

export const wireStatuses = Object.keys(names) as InsightStatus[];

export function insightStatusName(status: InsightStatus): string {
  return names[status];
}

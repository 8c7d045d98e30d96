/** How far an insight is, in the order in which it gets there. Publishing is a matter of its own. */
export const insightStatuses = ['draft', 'inReview', 'final'] as const;
export type InsightStatus = (typeof insightStatuses)[number];

export const insightStatusLabels: Readonly<Record<InsightStatus, string>> = {
  draft: 'Draft',
  inReview: 'In review',
  final: 'Final',
};

/** Draft, published and the status between are one idea: of what is out, nobody asks how far its draft was. */
export function insightStandingLabel(status: InsightStatus, isPublished: boolean): string {
  return isPublished ? 'Published' : insightStatusLabels[status];
}

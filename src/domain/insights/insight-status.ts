/** How far an insight is, in the order in which it gets there. Publishing is a matter of its own. */
export const insightStatuses = ['draft', 'inReview', 'final'] as const;
export type InsightStatus = (typeof insightStatuses)[number];

export const insightStatusLabels: Readonly<Record<InsightStatus, string>> = {
  draft: 'Draft',
  inReview: 'In review',
  final: 'Final',
};

/** How far a draft is, in the order in which it gets there. Publishing is a matter of its own. */
export const insightStatuses = ['draft', 'inReview', 'final'] as const;
export type InsightStatus = (typeof insightStatuses)[number];

export const insightStatusLabels: Readonly<Record<InsightStatus, string>> = {
  draft: 'Draft',
  inReview: 'In review',
  final: 'Final',
};

/** Where an insight stands, in that order: what lists are grouped and filtered by. */
export const insightStandings = [...insightStatuses, 'published'] as const;
export type InsightStanding = (typeof insightStandings)[number];

export const insightStandingLabels: Readonly<Record<InsightStanding, string>> = {
  ...insightStatusLabels,
  published: 'Published',
};

/** Draft, published and the status between are one idea: of what is out, nobody asks how far its draft was. */
export function insightStandingLabel(status: InsightStatus, isPublished: boolean): string {
  return insightStandingLabels[isPublished ? 'published' : status];
}

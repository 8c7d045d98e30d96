import { defaultRank, rankGap } from '#domain/rank/rank.ts';

/** In the order in which a new project shows them. */
export const projectSections = ['readme', 'notes', 'highlights', 'tags', 'charts', 'insights'] as const;
export type ProjectSection = (typeof projectSections)[number];

export type SectionState = { readonly enabled: boolean; readonly rank: number };
export type SectionStates = Readonly<Record<ProjectSection, SectionState>>;

export const defaultSections: SectionStates = {
  readme: { enabled: true, rank: defaultRank },
  notes: { enabled: true, rank: rankGap },
  highlights: { enabled: true, rank: 2 * rankGap },
  tags: { enabled: true, rank: 3 * rankGap },
  charts: { enabled: true, rank: 4 * rankGap },
  insights: { enabled: true, rank: 5 * rankGap },
};

/** The sections to show, in their order; equal ranks keep the default order. */
export function shownSections(states: SectionStates): ProjectSection[] {
  return projectSections
    .filter((section) => states[section].enabled)
    .sort((a, b) => states[a].rank - states[b].rank);
}

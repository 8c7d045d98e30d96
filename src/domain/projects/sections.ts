import type { Codec } from '#domain/codec/codec.ts';
import { boolean, finite } from '#domain/codec/primitives.ts';
import { object, optional } from '#domain/codec/structures.ts';
import { defaultRank, moveTo, rankGap } from '#domain/rank/rank.ts';

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

const stateCodec = object({ enabled: boolean, rank: finite });
const storedCodec = object({
  readme: optional(stateCodec),
  notes: optional(stateCodec),
  highlights: optional(stateCodec),
  tags: optional(stateCodec),
  charts: optional(stateCodec),
  insights: optional(stateCodec),
});

/** Only what differs from the default has to be stored. */
export const sectionStatesCodec: Codec<SectionStates> = {
  name: 'sections',
  read: (value, path) => ({ ...defaultSections, ...storedCodec.read(value, path) }),
};

/** All of them in their order, the hidden ones too: how settings list them. */
export function orderedSections(states: SectionStates): ProjectSection[] {
  return projectSections.toSorted((a, b) => states[a].rank - states[b].rank);
}

export type SectionChange = {
  readonly section: ProjectSection;
  readonly enabled?: boolean | undefined;
  /** Its new place among all six, from 0. */
  readonly index?: number | undefined;
};

export function changeSection(states: SectionStates, change: SectionChange): SectionStates {
  const { section, enabled = states[section].enabled, index } = change;
  const switched = { ...states, [section]: { ...states[section], enabled } };
  if (index === undefined) return switched;
  // Ids in the default order break ties between equal ranks as `orderedSections` does.
  const items = projectSections.map((name, place) => ({ id: String(place), rank: states[name].rank }));
  const moved = moveTo(items, String(projectSections.indexOf(section)), index);
  return moved.reduce((all, { id, rank }) => {
    const name = projectSections[Number(id)];
    return name === undefined ? all : { ...all, [name]: { ...all[name], rank } };
  }, switched);
}

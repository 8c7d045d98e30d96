import { decode } from '#domain/codec/codec.ts';
import type { ProjectStatus } from '#domain/projects/project-status.ts';
import {
  orderedSections,
  sectionStatesCodec,
  type ProjectSection,
  type SectionChange,
} from '#domain/projects/sections.ts';
import type {
  ProjectSectionInput,
  ProjectSectionName,
  ProjectStatus as WireStatus,
} from '#server/platform/graphql/wire.gen.ts';
import type { ProjectSection as WireSection } from './projects.gen.ts';

export const statuses = {
  ACTIVE: 'active',
  ARCHIVED: 'archived',
  COMPLETED: 'completed',
} as const satisfies Record<WireStatus, ProjectStatus>;

export const wireStatuses = {
  active: 'ACTIVE',
  archived: 'ARCHIVED',
  completed: 'COMPLETED',
} as const satisfies Record<ProjectStatus, WireStatus>;

const sections = {
  README: 'readme',
  NOTES: 'notes',
  HIGHLIGHTS: 'highlights',
  TAGS: 'tags',
  CHARTS: 'charts',
  INSIGHTS: 'insights',
} as const satisfies Record<ProjectSectionName, ProjectSection>;

const wireSections = {
  readme: 'README',
  notes: 'NOTES',
  highlights: 'HIGHLIGHTS',
  tags: 'TAGS',
  charts: 'CHARTS',
  insights: 'INSIGHTS',
} as const satisfies Record<ProjectSection, ProjectSectionName>;

export function readSectionChange({ name, enabled, index }: ProjectSectionInput): SectionChange {
  return { section: sections[name], enabled: enabled ?? undefined, index: index ?? undefined };
}

export function writeSections(stored: unknown): WireSection[] {
  const states = decode(sectionStatesCodec, stored);
  return orderedSections(states).map((section) => ({ name: wireSections[section], ...states[section] }));
}

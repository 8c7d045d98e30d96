import { decode } from '#domain/codec/codec.ts';
import { orderedSections, sectionStatesCodec, type SectionChange } from '#domain/projects/sections.ts';
import { wireEnum } from '#server/platform/graphql/wire-enum.ts';
import type { ProjectSectionInput } from '#server/platform/graphql/wire.gen.ts';
import type { ProjectSection as WireSection } from './projects.gen.ts';

export const statuses = wireEnum({
  ACTIVE: 'active',
  ARCHIVED: 'archived',
  COMPLETED: 'completed',
});

const sections = wireEnum({
  README: 'readme',
  NOTES: 'notes',
  HIGHLIGHTS: 'highlights',
  TAGS: 'tags',
  CHARTS: 'charts',
  INSIGHTS: 'insights',
});

export function readSectionChange({ name, enabled, index }: ProjectSectionInput): SectionChange {
  return { section: sections.read(name), enabled: enabled ?? undefined, index: index ?? undefined };
}

export function writeSections(stored: unknown): WireSection[] {
  const states = decode(sectionStatesCodec, stored);
  return orderedSections(states).map((section) => ({ name: sections.write(section), ...states[section] }));
}

import type { SearchResultType } from '#domain/search/result-types.ts';
import type { FieldSource } from './predicate.ts';
import type { FilterFieldKind } from './filter-field.ts';
import type { SystemField } from './system-fields.ts';

export const filterTargets = [
  'project',
  'projectCategory',
  'channel',
  'theme',
  'tag',
  'note',
  'insight',
  'highlight',
  'person',
] as const;
export type FilterTarget = (typeof filterTargets)[number];

export const targetOfResultType = {
  CHANNEL: 'channel',
  HIGHLIGHT: 'highlight',
  INSIGHT: 'insight',
  NOTE: 'note',
  PERSON: 'person',
  PROJECT: 'project',
  PROJECT_CATEGORY: 'projectCategory',
  TAG: 'tag',
  THEME: 'theme',
} as const satisfies Record<SearchResultType, FilterTarget>;

/** Properties that hold many values; the others hold one. */
export const listProperties = [
  'authorIds',
  'contributorIds',
  'personIds',
  'noteIds',
  'tagIds',
  'tagGroupIds',
  'tagBoardIds',
  'insightIds',
  'highlightIds',
] as const;
export const scalarProperties = [
  'id',
  'title',
  'content',
  'name',
  'noteId',
  'projectId',
  'folderId',
  'channelId',
  'highlightCount',
  'published',
  'archived',
  'createdAt',
  'updatedAt',
  'aiGenerated',
  'importOrigin',
  'enrichmentOrigin',
  'starred',
] as const;
export type FilterProperty = (typeof listProperties)[number] | (typeof scalarProperties)[number];

export function isListProperty(property: FilterProperty): boolean {
  return listProperties.some((list) => list === property);
}

type Properties = Partial<Record<SystemField, FilterProperty>>;

const everywhere = {
  Authors: 'authorIds',
  Contributors: 'contributorIds',
  Created: 'createdAt',
  Updated: 'updatedAt',
} as const satisfies Properties;
const titled = { ...everywhere, Title: 'title' } as const satisfies Properties;
const tagged = {
  Tags: 'tagIds',
  TagGroup: 'tagGroupIds',
  TagBoard: 'tagBoardIds',
} as const satisfies Properties;
const inProject = {
  Project: 'projectId',
  ProjectCategory: 'folderId',
  Archived: 'archived',
} as const satisfies Properties;

/** A target without a property for a field can't match a row on that field. */
export const targetProperties: Record<FilterTarget, Properties> = {
  project: {
    ...titled,
    ...inProject,
    Project: 'id',
    Content: 'content',
    HighlightCount: 'highlightCount',
    Starred: 'starred',
  },
  projectCategory: { ...titled, ProjectCategory: 'id', Archived: 'archived', Starred: 'starred' },
  channel: {
    ...titled,
    ProjectCategory: 'folderId',
    Archived: 'archived',
    Channel: 'id',
    Starred: 'starred',
  },
  theme: {
    ...titled,
    Content: 'content',
    Channel: 'channelId',
    ProjectCategory: 'folderId',
    Archived: 'archived',
    AiGenerated: 'aiGenerated',
  },
  tag: {
    ...titled,
    ...inProject,
    ...tagged,
    Tags: 'id',
    Content: 'content',
    HighlightCount: 'highlightCount',
  },
  note: {
    ...titled,
    ...inProject,
    ...tagged,
    Content: 'content',
    People: 'personIds',
    Note: 'id',
    HighlightCount: 'highlightCount',
    Highlight: 'highlightIds',
    Insights: 'insightIds',
    Channel: 'channelId',
    AiGenerated: 'aiGenerated',
    ImportOrigin: 'importOrigin',
    EnrichmentOrigin: 'enrichmentOrigin',
    Starred: 'starred',
  },
  insight: {
    ...titled,
    ...inProject,
    ...tagged,
    Content: 'content',
    People: 'personIds',
    Note: 'noteIds',
    HighlightCount: 'highlightCount',
    Highlight: 'highlightIds',
    Insights: 'id',
    Published: 'published',
    AiGenerated: 'aiGenerated',
    Starred: 'starred',
  },
  highlight: {
    ...everywhere,
    ...inProject,
    ...tagged,
    Content: 'content',
    People: 'personIds',
    Note: 'noteId',
    Highlight: 'id',
    Insights: 'insightIds',
    Channel: 'channelId',
    AiGenerated: 'aiGenerated',
    ImportOrigin: 'importOrigin',
    Starred: 'starred',
  },
  person: {
    ...everywhere,
    Name: 'name',
    People: 'id',
    Note: 'noteIds',
    HighlightCount: 'highlightCount',
    Archived: 'archived',
    ImportOrigin: 'importOrigin',
    EnrichmentOrigin: 'enrichmentOrigin',
    Starred: 'starred',
  },
};

type Sources = Partial<Record<Exclude<FilterFieldKind, 'system'>, FieldSource>>;

/** Where a target finds a custom field of each kind. */
export const targetFieldSources: Record<FilterTarget, Sources> = {
  project: {},
  projectCategory: {},
  channel: {},
  theme: {},
  tag: {},
  note: { note: 'self', custom: 'self', person: 'people' },
  insight: { insight: 'self', custom: 'self' },
  highlight: { note: 'note', custom: 'note', person: 'people' },
  person: { person: 'self', custom: 'self' },
};

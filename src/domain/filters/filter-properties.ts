import type { SystemField } from './system-fields.ts';

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
  'status',
] as const;
export type FilterProperty = (typeof listProperties)[number] | (typeof scalarProperties)[number];

export function isListProperty(property: FilterProperty): boolean {
  return listProperties.some((list) => list === property);
}

export type PropertiesByField = Partial<Record<SystemField, FilterProperty>>;

export const everywhere = {
  Authors: 'authorIds',
  Contributors: 'contributorIds',
  Created: 'createdAt',
  Updated: 'updatedAt',
} as const satisfies PropertiesByField;
export const titled = { ...everywhere, Title: 'title' } as const satisfies PropertiesByField;
export const tagged = {
  Tags: 'tagIds',
  TagGroup: 'tagGroupIds',
  TagBoard: 'tagBoardIds',
} as const satisfies PropertiesByField;
export const inProject = {
  Project: 'projectId',
  ProjectCategory: 'folderId',
  Archived: 'archived',
} as const satisfies PropertiesByField;

import { parseFieldReference } from '#domain/fields/field-reference.ts';
import type { ObjectType } from '#domain/search/result-types.ts';

export const noteColumns = [
  'noteTitle',
  'contentPreview',
  'videoThumbnail',
  'tags',
  'insights',
  'createdAt',
  'createdBy',
  'updatedAt',
  'contributors',
  'summaryContent',
  'participants',
] as const;
export const insightColumns = [
  'title',
  'contentPreview',
  'publishedAt',
  'createdAt',
  'createdBy',
  'updatedAt',
  'status',
  'contributors',
] as const;
export const highlightColumns = [
  'highlight',
  'contentPreview',
  'tags',
  'noteTitle',
  'insights',
  'createdBy',
  'createdAt',
  'updatedAt',
  'authors',
  'participants',
] as const;

export const columnsByObjectType = {
  HIGHLIGHT: highlightColumns,
  INSIGHT: insightColumns,
  NOTE: noteColumns,
} as const satisfies Record<ObjectType, readonly string[]>;

/** A column of the object itself, or a custom field by its reference. */
export function isColumnKey(objectType: ObjectType, key: string): boolean {
  const own: readonly string[] = columnsByObjectType[objectType];
  return own.includes(key) || parseFieldReference(key) !== null;
}

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
  'highlightCount',
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
  'contributors',
  'highlightCount',
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

/** What is read from elsewhere, and so only while a column shows it: a highlight's note, a participant's fields. */
export function isLookedUp(objectType: ObjectType, key: string): boolean {
  const reference = parseFieldReference(key);
  if (reference?.kind === 'field') return objectType === 'HIGHLIGHT';
  if (reference) return objectType !== 'INSIGHT';
  return lookedUpKeys[objectType].some((known) => known === key);
}

const lookedUpKeys = {
  HIGHLIGHT: ['contributors', 'highlightCount', 'contentPreview', 'authors'],
  INSIGHT: ['contributors'],
  NOTE: ['contributors', 'highlightCount', 'videoThumbnail'],
} as const satisfies { [T in ObjectType]: readonly (typeof columnsByObjectType)[T][number][] };

type Shown = {
  readonly columns?: readonly { readonly key: string }[] | undefined;
  readonly fieldVisibility?: readonly { readonly key: string; readonly visible: boolean }[] | undefined;
};

/** Those that a view shows, as columns of its table or on its cards. */
export function lookedUpColumns(
  objectType: ObjectType,
  { columns = [], fieldVisibility = [] }: Shown,
): string[] {
  const keys = [...columns, ...fieldVisibility.filter(({ visible }) => visible)].map(({ key }) => key);
  return [...new Set(keys)].filter((key) => isLookedUp(objectType, key));
}

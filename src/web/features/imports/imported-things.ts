import type { ImportTarget } from '#domain/imports/import-target.ts';

/** What a row becomes, for one of them. */
export const importedThings = {
  NOTES: 'note',
  CONTACTS: 'contact',
  DATA_POINTS: 'data point',
  TAGS: 'tag',
  FIELDS: 'field',
} as const satisfies Record<ImportTarget, string>;

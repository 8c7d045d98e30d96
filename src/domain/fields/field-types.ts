export const fieldTypes = [
  'BOOLEAN',
  'DATETIME',
  'EMAIL',
  'NPS',
  'NUMBER',
  'PERSON',
  'PHONE',
  'SELECT',
  'TEXT',
  'URL',
] as const;
export type FieldType = (typeof fieldTypes)[number];

/** What a custom field belongs to. */
export const fieldOwners = ['note', 'insight', 'person', 'project'] as const;
export type FieldOwner = (typeof fieldOwners)[number];

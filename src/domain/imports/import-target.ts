/** What the rows of a table become. */
export const importTargets = ['NOTES', 'CONTACTS'] as const;
export type ImportTarget = (typeof importTargets)[number];

export const tableUses = [
  'TITLE',
  'CONTENT',
  'QUESTION',
  'PARTICIPANT',
  'CREATED_AT',
  'NAME',
  'FIRST_NAME',
  'LAST_NAME',
  'EMAIL',
  'FIELD',
  'NEW_FIELD',
  'SKIP',
] as const;
export type TableUse = (typeof tableUses)[number];

export const tableUseNames = {
  TITLE: 'Title',
  CONTENT: 'Content',
  QUESTION: 'Survey question',
  PARTICIPANT: 'Participant',
  CREATED_AT: 'Created at',
  NAME: 'Name',
  FIRST_NAME: 'First name',
  LAST_NAME: 'Last name',
  EMAIL: 'E-mail',
  FIELD: 'Existing field',
  NEW_FIELD: 'New field',
  SKIP: 'Don’t import',
} as const satisfies Record<TableUse, string>;

const usesOfTarget = {
  NOTES: ['TITLE', 'CONTENT', 'QUESTION', 'PARTICIPANT', 'CREATED_AT', 'FIELD', 'NEW_FIELD', 'SKIP'],
  CONTACTS: ['NAME', 'FIRST_NAME', 'LAST_NAME', 'EMAIL', 'FIELD', 'NEW_FIELD', 'SKIP'],
} as const satisfies Record<ImportTarget, readonly TableUse[]>;

export function usesOf(target: ImportTarget): readonly TableUse[] {
  return usesOfTarget[target];
}

/** Uses that one column at most can have; several columns of content become one text, several questions a survey. */
const single: ReadonlySet<TableUse> = new Set([
  'TITLE',
  'PARTICIPANT',
  'CREATED_AT',
  'NAME',
  'FIRST_NAME',
  'LAST_NAME',
  'EMAIL',
]);

export function isSingleUse(use: TableUse): boolean {
  return single.has(use);
}

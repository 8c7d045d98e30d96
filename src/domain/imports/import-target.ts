/** What the rows of a table become. */
export const importTargets = ['NOTES', 'CONTACTS', 'DATA_POINTS', 'TAGS'] as const;
export type ImportTarget = (typeof importTargets)[number];

export const tableUses = [
  'TITLE',
  'CONTENT',
  'QUESTION',
  'PARTICIPANT',
  'CREATED_AT',
  'TAGS',
  'HIGHLIGHT',
  'NAME',
  'FIRST_NAME',
  'LAST_NAME',
  'EMAIL',
  'TEXT',
  'SAID_AT',
  'URL',
  'EXTERNAL_ID',
  'GROUP',
  'DESCRIPTION',
  'COLOR',
  'ROLE',
  'SENTIMENT',
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
  TAGS: 'Tags',
  HIGHLIGHT: 'Highlight',
  NAME: 'Name',
  FIRST_NAME: 'First name',
  LAST_NAME: 'Last name',
  EMAIL: 'E-mail',
  TEXT: 'Text',
  SAID_AT: 'Date',
  URL: 'Link',
  EXTERNAL_ID: 'ID',
  GROUP: 'Group',
  DESCRIPTION: 'Description',
  COLOR: 'Color',
  ROLE: 'Role',
  SENTIMENT: 'Sentiment',
  FIELD: 'Existing field',
  NEW_FIELD: 'New field',
  SKIP: 'Don’t import',
} as const satisfies Record<TableUse, string>;

const usesOfTarget = {
  NOTES: [
    'TITLE',
    'HIGHLIGHT',
    'CONTENT',
    'QUESTION',
    'PARTICIPANT',
    'CREATED_AT',
    'TAGS',
    'FIELD',
    'NEW_FIELD',
    'SKIP',
  ],
  CONTACTS: ['NAME', 'FIRST_NAME', 'LAST_NAME', 'EMAIL', 'FIELD', 'NEW_FIELD', 'SKIP'],
  DATA_POINTS: ['TEXT', 'SAID_AT', 'PARTICIPANT', 'URL', 'EXTERNAL_ID', 'SKIP'],
  TAGS: ['TITLE', 'GROUP', 'DESCRIPTION', 'COLOR', 'ROLE', 'SENTIMENT', 'SKIP'],
} as const satisfies Record<ImportTarget, readonly TableUse[]>;

export function usesOf(target: ImportTarget): readonly TableUse[] {
  return usesOfTarget[target];
}

/** Several columns of content become one text, several questions a survey. */
const several: ReadonlySet<TableUse> = new Set(['CONTENT', 'QUESTION', 'TAGS', 'FIELD', 'NEW_FIELD', 'SKIP']);

/** Uses that one column at most can have. */
export function isSingleUse(use: TableUse): boolean {
  return !several.has(use);
}

/** What the rows of a table become. */
export const importTargets = ['NOTES', 'CONTACTS', 'DATA_POINTS', 'TAGS', 'FIELDS'] as const;
export type ImportTarget = (typeof importTargets)[number];

export const tableUses = [
  'TITLE',
  'CONTENT',
  'QUESTION',
  'OPTION',
  'PARTICIPANT',
  'CREATED_AT',
  'TAGS',
  'HIGHLIGHT',
  'NAME',
  'FIRST_NAME',
  'LAST_NAME',
  'EMAIL',
  'TEXT',
  'CONVERSATION',
  'LANGUAGE',
  'PROPERTY',
  'SAID_AT',
  'URL',
  'EXTERNAL_ID',
  'GROUP',
  'DESCRIPTION',
  'COLOR',
  'ROLE',
  'SENTIMENT',
  'TYPE',
  'OPTIONS',
  'MOST_OPTIONS',
  'NUMBER_FORMAT',
  'CURRENCY',
  'OWNER',
  'FIELD',
  'NEW_FIELD',
  'SKIP',
] as const;
export type TableUse = (typeof tableUses)[number];

export const tableUseNames = {
  TITLE: 'Title',
  CONTENT: 'Content',
  QUESTION: 'Survey question',
  OPTION: 'Option of a question',
  PARTICIPANT: 'Participant',
  CREATED_AT: 'Created at',
  TAGS: 'Tags',
  HIGHLIGHT: 'Highlight',
  NAME: 'Name',
  FIRST_NAME: 'First name',
  LAST_NAME: 'Last name',
  EMAIL: 'E-mail',
  TEXT: 'Text',
  CONVERSATION: 'Conversation',
  LANGUAGE: 'Language',
  PROPERTY: 'Property',
  SAID_AT: 'Date',
  URL: 'Link',
  EXTERNAL_ID: 'ID',
  GROUP: 'Group',
  DESCRIPTION: 'Description',
  COLOR: 'Color',
  ROLE: 'Role',
  SENTIMENT: 'Sentiment',
  TYPE: 'Type',
  OPTIONS: 'Options',
  MOST_OPTIONS: 'Options per answer',
  NUMBER_FORMAT: 'Number format',
  CURRENCY: 'Currency symbol',
  OWNER: 'Belongs to',
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
    'OPTION',
    'PARTICIPANT',
    'CREATED_AT',
    'TAGS',
    'FIELD',
    'NEW_FIELD',
    'SKIP',
  ],
  CONTACTS: ['NAME', 'FIRST_NAME', 'LAST_NAME', 'EMAIL', 'FIELD', 'NEW_FIELD', 'SKIP'],
  DATA_POINTS: [
    'TEXT',
    'CONVERSATION',
    'SAID_AT',
    'PARTICIPANT',
    'URL',
    'EXTERNAL_ID',
    'LANGUAGE',
    'PROPERTY',
    'SKIP',
  ],
  TAGS: ['TITLE', 'GROUP', 'DESCRIPTION', 'COLOR', 'ROLE', 'SENTIMENT', 'SKIP'],
  FIELDS: ['NAME', 'TYPE', 'OPTIONS', 'MOST_OPTIONS', 'NUMBER_FORMAT', 'CURRENCY', 'OWNER', 'SKIP'],
} as const satisfies Record<ImportTarget, readonly TableUse[]>;

export function usesOf(target: ImportTarget): readonly TableUse[] {
  return usesOfTarget[target];
}

/** Several columns of content become one text, several questions a survey. */
const several: ReadonlySet<TableUse> = new Set([
  'CONTENT',
  'PROPERTY',
  'QUESTION',
  'OPTION',
  'TAGS',
  'FIELD',
  'NEW_FIELD',
  'SKIP',
]);

/** Uses that one column at most can have. */
export function isSingleUse(use: TableUse): boolean {
  return !several.has(use);
}

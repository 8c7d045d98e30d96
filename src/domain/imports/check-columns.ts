import { columnCountLimit, columnKey, columnNameOf } from '#domain/channels/properties.ts';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import type { ColumnChoice } from './column-choice.ts';
import type { ColumnOption } from './option-columns.ts';
import { tableUseNames, isSingleUse, usesOf, type TableUse, type ImportTarget } from './import-target.ts';

export type ImportPlan = {
  readonly target: ImportTarget;
  readonly headers: readonly string[];
  readonly columns: readonly ColumnChoice[];
  /** The options of questions that columns were found to be. */
  readonly options?: readonly (ColumnOption | null)[];
  /** The column that says which rows are the same thing. */
  readonly keyColumn: number | null;
};

const keyUses: Readonly<Record<ImportTarget, readonly TableUse[]>> = {
  NOTES: ['TITLE', 'FIELD', 'NEW_FIELD'],
  CONTACTS: ['EMAIL', 'FIELD', 'NEW_FIELD'],
  // A channel, a board and a set of fields know by themselves what they have.
  DATA_POINTS: [],
  TAGS: [],
  FIELDS: [],
};

export function mayBeKey(target: ImportTarget, use: TableUse): boolean {
  return keyUses[target].includes(use);
}

/** Whether the choices make an import, in words for the person who made them. */
export function checkColumns(plan: ImportPlan): Parsed<ImportPlan> {
  const { target, headers, columns, keyColumn, options = [] } = plan;
  if (columns.length !== headers.length) return refused('Choose what to do with each column');
  const uses = columns.map(({ use }) => use);
  const foreign = uses.find((use) => !usesOf(target).includes(use));
  if (foreign) return refused(`“${tableUseNames[foreign]}” isn’t available for this import`);
  const doubled = uses.find((use, at) => isSingleUse(use) && uses.indexOf(use) !== at);
  if (doubled) return refused(`Only one column can be “${tableUseNames[doubled]}”`);
  const fieldIds = columns.flatMap(({ use, fieldId }) => (use === 'FIELD' ? [fieldId] : []));
  if (fieldIds.includes(null)) return refused('Choose a field for each column that goes into one');
  if (new Set(fieldIds).size !== fieldIds.length) return refused('Two columns go into the same field');
  const bare = columns.findIndex(({ use, fieldType }) => use === 'NEW_FIELD' && fieldType === null);
  if (bare >= 0) return refused(`Choose a type for the field “${headers[bare]}”`);
  if (columns.some(({ use, fieldType }) => use === 'NEW_FIELD' && fieldType === 'PERSON'))
    return refused('A new field from a file can’t be of type “People”');
  const fields = checkCount(
    countLimits.fieldsPerSet,
    columns.filter(({ use }) => use === 'NEW_FIELD').length,
  );
  if (!fields.ok) return fields;
  if (columns.some(({ use }, at) => use === 'NEW_FIELD' && headers[at]?.trim() === ''))
    return refused('A column without a header can’t become a field');
  const stray = columns.findIndex(({ use }, at) => use === 'OPTION' && !options[at]);
  if (stray >= 0) return refused(`“${headers[stray]}” isn’t an option of a question`);
  const ofOptions = new Set(
    options.flatMap((option, at) => (option && columns[at]?.use === 'OPTION' ? [option.question] : [])),
  );
  const questions = [
    ...columns.flatMap(({ use }, at) => (use === 'QUESTION' ? [headers[at]?.trim() ?? ''] : [])),
    ...ofOptions,
  ];
  if (questions.includes('')) return refused('A column without a header can’t become a question');
  const repeated = questions.find((title, at) => questions.indexOf(title) !== at);
  if (repeated !== undefined) return refused(`Two columns are the question “${repeated}”`);
  const properties = columns.flatMap(({ use }, at) =>
    use === 'PROPERTY' ? [columnNameOf(headers[at] ?? '')] : [],
  );
  if (properties.includes('')) return refused('A column without a header can’t become a property');
  const same = properties.find((name, at) => properties.map(columnKey).indexOf(columnKey(name)) !== at);
  if (same !== undefined) return refused(`Two columns are the property “${same}”`);
  const count = checkCount(columnCountLimit, properties.length);
  if (!count.ok) return count;
  const untyped = columns.findIndex(({ use, questionType }) => use === 'QUESTION' && questionType === null);
  if (untyped >= 0) return refused(`Choose how “${headers[untyped]}” is answered`);
  if (!identifies(target, uses)) return refused(leastOf[target]);
  return checkKey(plan, keyColumn === null ? undefined : uses[keyColumn]);
}

const leastOf: Readonly<Record<ImportTarget, string>> = {
  NOTES: 'Choose at least one column to import',
  CONTACTS: 'Choose a column for the name or the e-mail',
  DATA_POINTS: 'Choose a column for the text or the conversation',
  TAGS: 'Choose a column for the title',
  FIELDS: 'Choose a column for the name',
};

const leastUses: Readonly<Record<Exclude<ImportTarget, 'NOTES'>, readonly TableUse[]>> = {
  CONTACTS: ['NAME', 'FIRST_NAME', 'LAST_NAME', 'EMAIL'],
  DATA_POINTS: ['TEXT', 'CONVERSATION'],
  TAGS: ['TITLE'],
  FIELDS: ['NAME'],
};

function identifies(target: ImportTarget, uses: readonly TableUse[]): boolean {
  if (target === 'NOTES') return uses.some((use) => use !== 'SKIP');
  return uses.some((use) => leastUses[target].includes(use));
}

function checkKey(plan: ImportPlan, use: TableUse | undefined): Parsed<ImportPlan> {
  if (plan.keyColumn === null) return accepted(plan);
  if (use === undefined) return refused('The key column isn’t in the file');
  return mayBeKey(plan.target, use)
    ? accepted(plan)
    : refused(`“${tableUseNames[use]}” can’t be the key column`);
}

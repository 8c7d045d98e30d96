import type { ColumnChoice } from '#domain/imports/column-choice.ts';
import type { CellSeparator } from '#domain/csv/cell-separator.ts';
import type { ImportTarget } from '#domain/imports/import-target.ts';
import type { ImportDateOrder } from '#domain/time/import-date.ts';
import { getFields, insertField, type Field } from '#server/features/fields/index.ts';
import { questionsToAnswer, type Question } from '#server/features/questions/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { QuestionsOfImport } from './questions-of-import.ts';
import type { FoundTable } from '../table/found-table.ts';

/** The fields that an import made, by the number of their column. */
export type MadeByImport = Readonly<Record<string, string>>;

export type Planned = {
  readonly target: ImportTarget;
  readonly projectId: string | null;
  readonly found: FoundTable;
  readonly columns: readonly ColumnChoice[];
};

export type ReadyColumn = {
  readonly header: string;
  readonly use: ColumnChoice['use'];
  readonly dateOrder: ImportDateOrder | null;
  readonly hasDecimalComma?: true;
  readonly field: Field | null;
  readonly question: Question | null;
  /** Which option of the question the column ticks. */
  readonly option?: string;
  /** Between the options in a cell; semicolons where it isn’t said. */
  readonly separator?: CellSeparator;
};

/** Before the first row, so that each batch finds them. */
export async function makeFields(
  tx: TxCtx,
  { target, projectId, found, columns }: Planned,
): Promise<Record<string, string>> {
  const made: Record<string, string> = {};
  for (const [at, { use, fieldType }] of columns.entries()) {
    if (use !== 'NEW_FIELD' || fieldType === null) continue;
    const field = await insertField(tx, {
      owner: target === 'NOTES' ? 'note' : 'person',
      projectId,
      label: found.columns[at]?.header ?? '',
      type: fieldType,
    });
    made[at] = field.id;
  }
  return made;
}

/** As they are now: locked, so that nobody takes away an option meanwhile. */
export async function readyColumns(
  tx: TxCtx,
  { found, columns }: Planned,
  made: MadeByImport,
  asked: QuestionsOfImport,
): Promise<ReadyColumn[]> {
  const idOf = (choice: ColumnChoice, at: number): string | null =>
    choice.use === 'FIELD' ? choice.fieldId : (made[at] ?? null);
  const ids = columns.map(idOf).filter((id) => id !== null);
  const fields = new Map((await getFields(tx, ids, 'share')).map((field) => [field.id, field]));
  const held = await questionsToAnswer(
    tx,
    Object.values(asked).map(({ id }) => id),
  );
  const questions = new Map(held.map((question) => [question.id, question]));
  return columns.map((choice, at) => {
    const { dateOrder = null, option, separator, hasDecimalComma } = found.columns[at] ?? {};
    return {
      header: headerOf(found, choice.use, at),
      use: choice.use,
      dateOrder,
      ...(separator && { separator }),
      ...(hasDecimalComma && { hasDecimalComma }),
      ...(choice.use === 'OPTION' && option && { option: option.label }),
      field: fields.get(idOf(choice, at) ?? '') ?? null,
      question: questions.get(asked[at]?.id ?? '') ?? null,
    };
  });
}

/** A number is no heading of what people said. */
export function headerOf(found: FoundTable, use: ColumnChoice['use'], at: number): string {
  return found.isUnnamed && use === 'CONTENT' ? '' : (found.columns[at]?.header ?? '');
}

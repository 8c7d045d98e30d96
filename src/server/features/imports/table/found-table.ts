import type { FieldType } from '#domain/fields/field-types.ts';
import type { CellSeparator } from '#domain/csv/cell-separator.ts';
import type { TableDelimiter } from '#domain/csv/delimiter.ts';
import type { ColumnOption } from '#domain/imports/option-columns.ts';
import type { TableEncoding } from '#domain/imports/table-encoding.ts';
import type { QuestionType } from '#domain/questions/question-types.ts';
import type { ImportDateOrder } from '#domain/time/import-date.ts';

export type FoundColumn = {
  readonly header: string;
  readonly type: FieldType;
  /** How it is answered, if it is a question. */
  readonly questionType: QuestionType;
  /** Between the options in a cell; semicolons where it isn’t said. */
  readonly separator?: CellSeparator;
  /** Where several columns are the options of one question. */
  readonly option?: ColumnOption;
  readonly dateOrder: ImportDateOrder | null;
  /** Its numbers have a comma where others have a point. */
  readonly hasDecimalComma?: true;
  /** How many characters its filled cells have on average. */
  readonly length?: number;
};

/** What the beginning of a file says about all of it. */
export type FoundTable = {
  readonly encoding: TableEncoding;
  readonly delimiter: TableDelimiter;
  readonly hasNulls: boolean;
  /** Of a workbook: its rows as text begin with their number in the sheet. */
  readonly isNumbered?: boolean;
  /** Those of a workbook that have rows, and the one that was read. */
  readonly sheets?: readonly string[];
  readonly sheet?: string;
  readonly columns: readonly FoundColumn[];
  /** Above the first row of data; 1 where it isn’t said. */
  readonly rowsAbove?: number;
  /** Its first row is data; columns are called by their number. */
  readonly isUnnamed?: true;
  readonly sample: readonly { readonly line: number; readonly cells: readonly string[] }[];
};

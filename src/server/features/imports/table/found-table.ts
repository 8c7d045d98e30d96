import type { FieldType } from '#domain/fields/field-types.ts';
import type { TableEncoding } from '#domain/imports/table-encoding.ts';
import type { QuestionType } from '#domain/questions/question-types.ts';
import type { ImportDateOrder } from '#domain/time/import-date.ts';

export type FoundColumn = {
  readonly header: string;
  readonly type: FieldType;
  /** How it is answered, if it is a question. */
  readonly questionType: QuestionType;
  readonly dateOrder: ImportDateOrder | null;
};

/** What the beginning of a file says about all of it. */
export type FoundTable = {
  readonly encoding: TableEncoding;
  readonly delimiter: TableDelimiter;
  readonly hasNulls: boolean;
  readonly columns: readonly FoundColumn[];
  readonly sample: readonly { readonly line: number; readonly cells: readonly string[] }[];
};

export type TableDelimiter = ',' | ';' | '\t';

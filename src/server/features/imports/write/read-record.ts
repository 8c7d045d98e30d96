import { parseFieldValue } from '#domain/fields/field-value.ts';
import { splitSelectCell } from '#domain/fields/select-values.ts';
import { foldLabel } from '#domain/fields/select-field.ts';
import { encodeIds } from '#domain/fields/id-list.ts';
import { withDecimalPoint } from '#domain/imports/decimal-comma.ts';
import type { TableUse } from '#domain/imports/import-target.ts';
import { textOfMarkup } from '#domain/imports/text-of-markup.ts';
import { readFieldCell } from '#domain/imports/read-cell.ts';
import { isAsked } from '#domain/imports/survey-import.ts';
import { readTick } from '#domain/imports/read-tick.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { addOptions, definitionOf, type Field } from '#server/features/fields/index.ts';
import type { Question } from '#server/features/questions/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { TableRow } from '../table/read-rows.ts';
import { mergeAnswers, readAnswer, withAnswers, type Answer } from './read-answer.ts';
import type { ReadyColumn } from './resolve-columns.ts';

/** One row, its cells sorted by what they are for. */
export type RowRecord = {
  readonly row: TableRow;
  /** Of uses that one column at most has. */
  readonly plain: Readonly<Partial<Record<TableUse, string>>>;
  readonly content: readonly { readonly header: string; readonly text: string }[];
  /** Filled cells only: an empty one leaves what is there. */
  readonly values: readonly { readonly field: Field; readonly value: string }[];
  /** To questions that the row answers. */
  readonly answers: readonly Answer[];
};

export type ReadRecords = {
  readonly records: readonly RowRecord[];
  readonly refused: readonly { readonly row: TableRow; readonly message: string }[];
};

/** New labels of select columns and questions become options first. */
export async function readRecords(
  tx: TxCtx,
  columns: readonly ReadyColumn[],
  rows: readonly TableRow[],
): Promise<ReadRecords> {
  const ready = await withOptions(tx, columns, rows);
  const records: RowRecord[] = [];
  const failed: { row: TableRow; message: string }[] = [];
  for (const row of rows) {
    const record = readRecord(ready, row);
    if (record.ok) records.push(record.value);
    else failed.push({ row, message: record.message });
  }
  return { records, refused: failed };
}

async function withOptions(
  tx: TxCtx,
  columns: readonly ReadyColumn[],
  rows: readonly TableRow[],
): Promise<ReadyColumn[]> {
  const ready: ReadyColumn[] = [];
  // Several columns may add options to one question.
  const questions = new Map<string, Question>();
  for (const [at, column] of columns.entries()) {
    const { field, question } = column;
    if (question !== null) {
      const known = questions.get(question.id) ?? question;
      questions.set(question.id, await withAnswers(tx, known, { rows, at, column }));
      ready.push(column);
      continue;
    }
    if (field?.type !== 'SELECT') {
      ready.push(column);
      continue;
    }
    const labels = new Map(
      rows.flatMap(({ cells }) =>
        splitSelectCell(cells[at] ?? '', column.separator).map((label) => [foldLabel(label), label]),
      ),
    );
    ready.push({ ...column, field: await addOptions(tx, field, [...labels.values()]) });
  }
  return ready.map((column) => ({
    ...column,
    question: questions.get(column.question?.id ?? '') ?? column.question,
  }));
}

function readRecord(columns: readonly ReadyColumn[], row: TableRow): Parsed<RowRecord> {
  const plain: Partial<Record<TableUse, string>> = {};
  const content: { header: string; text: string }[] = [];
  const values: { field: Field; value: string }[] = [];
  const answers: Answer[] = [];
  for (const [at, column] of columns.entries()) {
    const { header, use, field, question, dateOrder, separator, hasDecimalComma } = column;
    const cell = row.cells[at] ?? '';
    if (use === 'SKIP') continue;
    if (use === 'CONTENT') content.push({ header, text: textOfMarkup(cell) });
    else if (isAsked(use)) {
      // Its question was deleted meanwhile: the words of the answer are kept where people read.
      const isLost = question === null && !(use === 'OPTION' && readTick(cell) === false);
      if (isLost || question?.type === 'FREE_TEXT') content.push({ header, text: cell });
      if (question === null) continue;
      const answer = readAnswer(question, column, cell);
      if (!answer.ok) return refused(`${header}: ${answer.message}`);
      if (answer.value !== null) answers.push(answer.value);
    } else if (field === null) plain[use] = cell;
    else {
      const value =
        field.type === 'SELECT'
          ? readOptions(field, splitSelectCell(cell, separator))
          : readValue(
              field,
              hasDecimalComma && field.type === 'NUMBER' ? withDecimalPoint(cell) : cell,
              dateOrder,
            );
      if (!value.ok) return refused(`${header}: ${value.message}`);
      if (value.value !== null) values.push({ field, value: value.value });
    }
  }
  return accepted({ row, plain, content, values, answers: mergeAnswers(answers) });
}

function readValue(field: Field, cell: string, order: ReadyColumn['dateOrder']): Parsed<string | null> {
  const definition = definitionOf(field);
  if (definition.type === 'SELECT') return refused('Choose an option');
  if (definition.type === 'PERSON') return refused('Contacts can’t be read from a file');
  return readFieldCell(definition, cell, order);
}

function readOptions(field: Field, labels: readonly string[]): Parsed<string | null> {
  const byLabel = new Map(field.options.map(({ id, label }) => [foldLabel(label), id]));
  const ids = labels.map((label) => byLabel.get(foldLabel(label)));
  if (ids.includes(undefined)) return refused('Too many options.');
  return parseFieldValue(definitionOf(field), encodeIds(ids.filter((id) => id !== undefined)));
}

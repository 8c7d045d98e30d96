import type { FieldType } from '#domain/fields/field-types.ts';
import { inferFieldType } from './infer-column.ts';
import { readsAsData } from './reads-as-data.ts';

/** The names of columns, and how many rows are above the first of the data. */
export type HeaderRows = {
  readonly headers: readonly string[];
  readonly rowsAbove: number;
  /** The file doesn’t name its columns. */
  readonly isUnnamed?: true;
};

/**
 * Most tables name their columns in the first row. Qualtrics has names, questions and ids above its answers,
 * SurveyMonkey questions and their options, and Excel may say first what separates cells.
 */
export function findHeaderRows(
  rows: readonly (readonly string[])[],
  /** What the person says; left out, the rows tell it. */
  firstRowIsData?: boolean,
): HeaderRows {
  const [first = [], second = [], third = []] = rows;
  if (/^sep=/iu.test(first[0]?.trim() ?? '') && first.slice(1).every(isBlank)) {
    const below = findHeaderRows(rows.slice(1), firstRowIsData);
    return { ...below, rowsAbove: below.rowsAbove + 1 };
  }
  if (firstRowIsData === true) return unnamed(rows);
  const titles = titleRows(rows);
  if (titles > 0) {
    const below = findHeaderRows(rows.slice(titles), false);
    return { ...below, rowsAbove: below.rowsAbove + titles };
  }
  if (isQualtricsIds(third))
    return { headers: first.map((name, at) => oneLine(second[at]) || name), rowsAbove: 3 };
  if (isQualtricsIds(second)) return { headers: first, rowsAbove: 2 };
  if (isOptionRow(first, second)) return { headers: withOptions(first, second), rowsAbove: 2 };
  return firstRowIsData === undefined && readsAsData(first, rows.slice(1))
    ? unnamed(rows)
    : { headers: first, rowsAbove: 1 };
}

function unnamed(rows: readonly (readonly string[])[]): HeaderRows {
  const width = Math.max(0, ...rows.map((row) => row.findLastIndex((cell) => !isBlank(cell)) + 1));
  const headers = Array.from({ length: width }, (_, at) => `Column ${at + 1}`);
  return { headers, rowsAbove: 0, isUnnamed: true };
}

function isQualtricsIds(row: readonly string[]): boolean {
  const filled = row.filter((cell) => !isBlank(cell));
  return filled.length > 0 && filled.every((cell) => /^\s*\{\s*"ImportId"\s*:/u.test(cell));
}

const mostTitleRows = 10;

/** A report says first what it is about. The names below are over columns whose cells are numbers, days or the like. */
function titleRows(rows: readonly (readonly string[])[]): number {
  const count = rows.findIndex((row) => row.filter((cell) => !isBlank(cell)).length > 1);
  if (count < 1 || count > mostTitleRows) return 0;
  const [names = [], ...below] = rows.slice(count);
  const named = names.filter((cell) => !isBlank(cell)).map(oneLine);
  if (below.length === 0 || new Set(named).size < named.length) return 0;
  const width = Math.max(...below.map((row) => row.findLastIndex((cell) => !isBlank(cell)) + 1));
  const isWhole = named.length === names.findLastIndex((cell) => !isBlank(cell)) + 1 && named.length >= width;
  if (!isWhole || named.some((name) => typed.has(inferFieldType('', [name])))) return 0;
  return names.some((_name, at) =>
    typed.has(
      inferFieldType(
        '',
        below.map((row) => row[at] ?? ''),
      ),
    ),
  )
    ? count
    : 0;
}

const typed: ReadonlySet<FieldType> = new Set(['NUMBER', 'DATETIME', 'EMAIL', 'URL', 'BOOLEAN']);

const answers = /^(?:response|open-ended response|other \(please specify\))$/iu;

/** Its own columns have no options, and a question with several has its words above the first of them only. */
function isOptionRow(first: readonly string[], second: readonly string[]): boolean {
  return /^(?:respondent|response)[ _]?id$/iu.test(first[0]?.trim() ?? '') && isBlank(second[0] ?? '')
    ? second.some((cell) => answers.test(cell.trim()))
    : false;
}

function withOptions(first: readonly string[], second: readonly string[]): string[] {
  let question = '';
  return Array.from({ length: Math.max(first.length, second.length) }, (_, at) => {
    const [own, option] = [oneLine(first[at]), oneLine(second[at])];
    if (own !== '') question = own;
    else if (option === '') return '';
    return option === '' || /^(?:open-ended )?response$/iu.test(option)
      ? question
      : `${question} [${option}]`;
  });
}

function oneLine(cell = ''): string {
  return cell.replaceAll(/\s+/gu, ' ').trim();
}

function isBlank(cell: string): boolean {
  return cell.trim() === '';
}

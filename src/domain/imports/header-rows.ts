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

const answers = /^(?:response|open-ended response|other \(please specify\))$/iu;

/** Its own columns have no options, and a question with several has its words above the first of them only. */
function isOptionRow(first: readonly string[], second: readonly string[]): boolean {
  return /^(?:respondent|response) ?id$/iu.test(first[0]?.trim() ?? '') && isBlank(second[0] ?? '')
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

import { UnprocessableContent } from '#domain/errors/hark-error.ts';
import type { ColumnChoice } from '#domain/imports/column-choice.ts';
import type { TableUse } from '#domain/imports/import-target.ts';
import { splitNames } from '#domain/imports/tool-table.ts';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { Quote, TableRow } from './read-rows.ts';

type Places = {
  readonly title: number;
  readonly highlight: number;
  readonly tags: readonly number[];
};

/** All rows are held at once, for rows of a document may be anywhere in the table. */
const mostCharacters = 50_000_000;

/**
 * Rows with what is highlighted in them. Other tools write a row for each highlight: those of one document become one
 * row. In the same order in every run.
 */
export async function* groupRows(
  rows: AsyncIterable<TableRow>,
  columns: readonly ColumnChoice[],
): AsyncGenerator<TableRow> {
  const placeOf = (wanted: TableUse): number => columns.findIndex(({ use }) => use === wanted);
  const places: Places = {
    title: placeOf('TITLE'),
    highlight: placeOf('HIGHLIGHT'),
    tags: columns.flatMap(({ use }, at) => (use === 'TAGS' ? [at] : [])),
  };
  if (places.highlight < 0 && places.tags.length === 0) yield* rows;
  else if (places.highlight < 0 || places.title < 0)
    for await (const row of rows) yield { ...row, quotes: quotesOf([row], places) };
  else yield* byDocument(await gather(rows), columns, places);
}

async function gather(rows: AsyncIterable<TableRow>): Promise<TableRow[]> {
  const all: TableRow[] = [];
  for await (const row of rows) {
    accept(checkCount(countLimits.importHighlightRows, all.length, 1));
    if (row.end > mostCharacters)
      throw new UnprocessableContent('This table of highlights is too large. Split it into several files.');
    all.push(row);
  }
  return all;
}

/** A row without a title is a document of its own. */
function* byDocument(
  rows: readonly TableRow[],
  columns: readonly ColumnChoice[],
  places: Places,
): Generator<TableRow> {
  const documents = Map.groupBy(rows, ({ cells, line }) => cells[places.title]?.trim() || line);
  let end = 0;
  for (const group of documents.values()) {
    const [first] = group;
    if (!first) continue;
    const cells = columns.map(({ use }, at) =>
      mergedCell(
        use,
        group.map((row) => row.cells[at] ?? ''),
      ),
    );
    // Batches are cut by what they hold, whatever the order of the rows was.
    end += cells.reduce((sum, cell) => sum + cell.length, 0);
    yield { line: first.line, bytes: first.bytes, cells, end, quotes: quotesOf(group, places) };
  }
}

function mergedCell(use: TableUse, cells: readonly string[]): string {
  const filled = [...new Set(cells.filter((cell) => cell.trim() !== ''))];
  if (use === 'PARTICIPANT' || use === 'TAGS') return filled.join('; ');
  return use === 'CONTENT' || use === 'HIGHLIGHT' ? filled.join('\n') : (filled[0] ?? '');
}

/** Some tools repeat the words for each of their tags. */
function quotesOf(rows: readonly TableRow[], { highlight, tags }: Places): Quote[] {
  const quotes = new Map<string, Set<string>>();
  for (const { cells } of rows) {
    const text = highlight < 0 ? '' : (cells[highlight]?.toWellFormed().trim() ?? '');
    const names = tags.flatMap((at) => splitNames(cells[at] ?? ''));
    if (text === '' && names.length === 0) continue;
    const known = quotes.get(text) ?? new Set();
    quotes.set(text, known);
    addNames(known, names);
  }
  return [...quotes].map(([text, names]) => ({ text: text === '' ? null : text, tags: [...names] }));
}

/** As many as a highlight can have. */
function addNames(known: Set<string>, names: readonly string[]): void {
  for (const name of names) {
    if (known.size >= countLimits.tagsPerHighlight.max) return;
    const title = cutTitle(name);
    if (title !== '') known.add(title);
  }
}

function cutTitle(title: string): string {
  return Array.from(title.toWellFormed()).slice(0, textLimits.tagTitle.max).join('').trim();
}

import { NotFound } from '#domain/errors/hark-error.ts';
import type { ColumnChoice } from '#domain/imports/column-choice.ts';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { DocumentJson, NodeJson } from '#editor/schema/document-json.ts';
import { insertNote } from '#server/features/notes/index.ts';
import { keepEntered, type EnteredWords } from '#server/features/personal-data/index.ts';
import type { SealedBox } from '#server/platform/secrets/sealed-box.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { TableRow } from '../table/read-rows.ts';
import type { Written } from './batch.ts';

type TableNote = {
  readonly projectId: string | null;
  readonly fileName: string;
  readonly requestedBy: string;
  readonly headers: readonly string[];
  readonly columns: readonly ColumnChoice[];
  readonly rows: readonly TableRow[];
  readonly words: readonly EnteredWords[];
  readonly box: SealedBox;
};

/** All rows as one table in one note, with the columns that were not left out. */
export async function writeTableNote(tx: TxCtx, one: TableNote): Promise<Written> {
  const { projectId, headers, columns, rows } = one;
  if (projectId === null) throw new NotFound();
  const places = columns.flatMap(({ use }, at) => (use === 'SKIP' ? [] : [at]));
  const content: DocumentJson = {
    type: 'doc',
    content: [
      {
        type: 'table',
        content: [
          rowOf('tableHeader', places, headers),
          ...rows.map(({ cells }) => rowOf('tableCell', places, cells)),
        ],
      },
      { type: 'paragraph' },
    ],
  };
  const title = Array.from(one.fileName.replace(/\.[^.]+$/u, ''))
    .slice(0, textLimits.noteTitle.max)
    .join('');
  const { id } = await insertNote(tx, { projectId, title, content, createdBy: one.requestedBy });
  await keepEntered(tx, one.box, [{ id, words: one.words }]);
  return { touched: [], createdIds: [id], personIds: [], previous: [], problems: [] };
}

/** Longer tables are read better as notes: a document of thousands of rows is slow for everybody who opens it. */
export async function rowsOfOneNote(rows: AsyncGenerator<TableRow>): Promise<TableRow[]> {
  const all: TableRow[] = [];
  for await (const row of rows) {
    accept(checkCount(countLimits.importTableRows, all.length, 1));
    all.push(row);
  }
  return all;
}

function rowOf(
  type: 'tableHeader' | 'tableCell',
  places: readonly number[],
  cells: readonly string[],
): NodeJson {
  return {
    type: 'tableRow',
    content: places.map((at) => ({ type, content: paragraphs(cells[at] ?? '') })),
  };
}

function paragraphs(cell: string): NodeJson[] {
  return cell
    .toWellFormed()
    .trim()
    .split(/\r\n|\r|\n/u)
    .map((line) => ({
      type: 'paragraph',
      ...(line.trim() !== '' && { content: [{ type: 'text', text: line.trim() }] }),
    }));
}

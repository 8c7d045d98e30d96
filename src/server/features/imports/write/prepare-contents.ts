import { setImmediate } from 'node:timers/promises';
import { isAsked } from '#domain/imports/survey-import.ts';
import { textOfMarkup } from '#domain/imports/text-of-markup.ts';
import type { PreparedContent } from '#server/kernel/documents/index.ts';
import type { TableRow } from '../table/read-rows.ts';
import { contentOf } from './prepare-note.ts';
import type { ReadBatch } from './prepare-people.ts';
import { headerOf, type Planned } from './resolve-columns.ts';

const rowsAtATime = 100;

/**
 * Makes the documents of rows before their turn, so that the database need not wait for it. Not of those whose words
 * depend on what is there by then: on questions, or on the places of highlights. A row that is redacted is another row.
 */
export async function* prepareContents(
  batches: AsyncIterable<readonly TableRow[]>,
  { columns, found }: Pick<Planned, 'columns' | 'found'>,
): AsyncGenerator<ReadBatch> {
  const places = columns.flatMap(({ use }, at) =>
    use === 'CONTENT' ? [{ at, header: headerOf(found, use, at) }] : [],
  );
  const isOpen = columns.some(({ use }) => isAsked(use));
  for await (const rows of batches) {
    const contents = new Map<TableRow, PreparedContent>();
    for (const [number, row] of rows.entries()) {
      if (isOpen || (row.quotes ?? []).length > 0) continue;
      // This process answers people meanwhile.
      if (number % rowsAtATime === 0) await setImmediate();
      const content = places.map(({ at, header }) => ({ header, text: textOfMarkup(row.cells[at] ?? '') }));
      contents.set(row, contentOf(content));
    }
    yield { rows, contents };
  }
}

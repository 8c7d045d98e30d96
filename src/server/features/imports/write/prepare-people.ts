import { setImmediate } from 'node:timers/promises';
import type { ColumnChoice } from '#domain/imports/column-choice.ts';
import type { TableUse } from '#domain/imports/import-target.ts';
import { accepted, type Parsed } from '#domain/parsed/parsed.ts';
import { parsePersonDraft } from '#domain/people/person-draft.ts';
import type { PreparedContent } from '#server/kernel/documents/index.ts';
import { preparePerson, type PreparedPerson } from '#server/features/people/index.ts';
import type { TableRow } from '../table/read-rows.ts';

export type ReadPeople = ReadonlyMap<TableRow, Parsed<PreparedPerson>>;
/** Rows in their turn, with what was made of them before. */
export type ReadBatch = {
  readonly rows: readonly TableRow[];
  readonly people?: ReadPeople;
  readonly contents?: ReadonlyMap<TableRow, PreparedContent>;
};

const rowsAtATime = 100;
const wanted = ['NAME', 'FIRST_NAME', 'LAST_NAME', 'EMAIL'] as const satisfies readonly TableUse[];

/** Reads the contacts of batches before their turn, so that the database need not wait for it. */
export async function* preparePeople(
  batches: AsyncIterable<readonly TableRow[]>,
  columns: readonly ColumnChoice[],
): AsyncGenerator<ReadBatch> {
  const places = wanted.flatMap((use) => {
    const at = columns.findIndex((column) => column.use === use);
    return at < 0 ? [] : [{ use, at }];
  });
  for await (const rows of batches) {
    const people = new Map<TableRow, Parsed<PreparedPerson>>();
    for (const [at, row] of rows.entries()) {
      // This process answers people meanwhile.
      if (at % rowsAtATime === 0) await setImmediate();
      const plain: Partial<Record<TableUse, string>> = {};
      for (const { use, at: place } of places) plain[use] = row.cells[place] ?? '';
      people.set(row, readPerson(plain));
    }
    yield { rows, people };
  }
}

export function readPerson(plain: Readonly<Partial<Record<TableUse, string>>>): Parsed<PreparedPerson> {
  const draft = parsePersonDraft({ name: nameOf(plain), email: plain.EMAIL ?? null });
  return draft.ok ? accepted(preparePerson(draft.value)) : draft;
}

export function nameOf(plain: Readonly<Partial<Record<TableUse, string>>>): string {
  return plain.NAME?.trim() || `${plain.FIRST_NAME ?? ''} ${plain.LAST_NAME ?? ''}`.trim();
}

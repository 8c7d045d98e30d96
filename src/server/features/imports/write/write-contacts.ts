import { sql } from 'kysely';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { insertPeople, renamePeople, type PreparedPerson } from '#server/features/people/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { Before } from '../tables.ts';
import type { Batch, RowProblem, Written } from './batch.ts';
import { findExisting } from './find-existing.ts';
import { keyOfRecord, rowKeyOf } from './key-of.ts';
import { matchRows } from './match-rows.ts';
import { nameOf, readPerson } from './prepare-people.ts';
import { readRecords, type RowRecord } from './read-record.ts';
import { readCellsBefore, writeRecordValues } from './write-updates.ts';

/** A batch of rows as contacts of the workspace. */
export async function writeContacts(tx: TxCtx, batch: Batch): Promise<Written> {
  const { records, refused } = await readRecords(tx, batch.columns, batch.rows);
  const problems: RowProblem[] = refused.map((one) => ({ ...one, kind: 'INVALID' }));
  const drafts = new Map<RowRecord, PreparedPerson>();
  for (const record of records) {
    const draft = batch.people?.get(record.row) ?? readPerson(record.plain);
    if (draft.ok) drafts.set(record, draft.value);
    else problems.push({ row: record.row, kind: 'INVALID', message: draft.message });
  }
  const key = rowKeyOf('CONTACTS', batch.columns, batch.keyColumn);
  const keyOf = (record: RowRecord): string | null => keyOfRecord(key, record);
  const keys = [...drafts.keys()].map(keyOf).filter((text) => text !== null);
  const there = await findExisting(tx, { target: 'CONTACTS', projectId: null, key, keys });
  const matched = matchRows([...drafts.keys()], { keyOf, there, ...batch });
  const fresh = matched.fresh.map((record) => ({ id: tx.newId(), record }));
  await insertPeople(tx, {
    createdBy: batch.requestedBy,
    people: fresh.flatMap(({ id, record }) => {
      const draft = drafts.get(record);
      return draft ? [{ id, ...draft }] : [];
    }),
  });
  const previous = await update(tx, matched.known);
  await writeRecordValues(tx, [...fresh, ...matched.known]);
  const personIds = [...fresh, ...matched.known].map(({ id }) => id);
  if (personIds.length > 0)
    await tx.record({ type: 'person.imported', payload: { personIds }, objectId: null });
  return {
    touched: [
      ...fresh.map(({ id, record }) => ({ row: record.row, id, isNew: true })),
      ...matched.known.map(({ id, record }) => ({ row: record.row, id, isNew: false })),
    ],
    createdIds: fresh.map(({ id }) => id),
    personIds: [],
    previous,
    problems: [
      ...problems,
      ...matched.duplicates.map(({ record, message, id }) => ({
        row: record.row,
        kind: 'DUPLICATE' as const,
        message,
        id,
      })),
    ],
  };
}

async function update(tx: TxCtx, known: readonly { id: string; record: RowRecord }[]): Promise<Before[]> {
  if (known.length === 0) return [];
  const cells = await readCellsBefore(tx, known);
  const names = known.flatMap(({ id, record }) => {
    const name = parseText(textLimits.personName, nameOf(record.plain));
    return name.ok && name.value !== '' ? [{ id, name: name.value }] : [];
  });
  const { rows } = await sql<{ id: string; name: string }>`select id, name from people
    where ${isInWorkspace(
      tx.workspace.id,
      'id',
      known.map(({ id }) => id),
    )} order by id for update`.execute(tx.db);
  await renamePeople(tx, names);
  return rows.map(({ id, name }) => ({ id, name, cells: cells.get(id) ?? [] }));
}

import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import { nameParticipants } from '#domain/imports/name-participants.ts';
import { insertNotes } from '#server/features/notes/index.ts';
import { keepEntered } from '#server/features/personal-data/index.ts';
import { writeResponses } from '#server/features/questions/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { Before } from '../tables.ts';
import type { Batch, RowProblem, Written } from './batch.ts';
import { findExisting } from './find-existing.ts';
import { keyOfRecord, rowKeyOf } from './key-of.ts';
import { linkParticipants } from './link-participants.ts';
import { matchRows } from './match-rows.ts';
import { prepareNote, titleOf, type PreparedNote } from './prepare-note.ts';
import { readRecords, type RowRecord } from './read-record.ts';
import { withoutNumbers } from './without-numbers.ts';
import { writeQuotes } from './write-quotes.ts';
import { readAnswersBefore, readCellsBefore, writeRecordValues } from './write-updates.ts';

/** A batch of rows as notes of a project. Known notes get new titles, values and answers; what people wrote in them stays. */
export async function writeNotes(tx: TxCtx, batch: Batch): Promise<Written> {
  const { projectId } = batch.plan;
  if (projectId === null) throw new NotFound();
  const { records, refused } = await readRecords(tx, batch.columns, batch.rows);
  const problems: RowProblem[] = refused.map((one) => ({ ...one, kind: 'INVALID' }));
  const notes = new Map<RowRecord, PreparedNote>();
  for (const record of records) {
    const note = prepareNote(record, batch.columns, {
      content: batch.contents?.get(record.row),
      newId: () => tx.newId(),
    });
    if (note.ok) notes.set(record, note.value);
    else problems.push({ row: record.row, kind: 'INVALID', message: note.message });
  }
  const key = rowKeyOf('NOTES', batch.columns, batch.keyColumn);
  const keyOf = (record: RowRecord): string | null => keyOfRecord(key, record);
  const keys = [...notes.keys()].map(keyOf).filter((text) => text !== null);
  const there = await findExisting(tx, { target: 'NOTES', projectId, key, keys });
  const matched = matchRows([...notes.keys()], { keyOf, there, ...batch });
  const fresh = matched.fresh.map((record) => ({ id: tx.newId(), record }));
  await insertNotes(tx, {
    projectId,
    createdBy: batch.requestedBy,
    all: fresh.flatMap(({ id, record }) => {
      const note = notes.get(record);
      return note ? [{ id, ...note, createdAt: note.createdAt ?? tx.now() }] : [];
    }),
  });
  const tagIds = await writeQuotes(tx, {
    projectId,
    createdBy: batch.requestedBy,
    notes: fresh.map(({ id, record }) => ({ id, highlights: notes.get(record)?.highlights ?? [] })),
  });
  const wordsOf = ({ row }: RowRecord) => batch.personal?.words.get(row);
  if (batch.personal)
    await keepEntered(
      tx,
      batch.personal.box,
      fresh.map(({ id, record }) => ({ id, words: wordsOf(record) ?? [] })),
    );
  const known = matched.known.map(({ id, record }) => ({
    id,
    record: withoutNumbers(record, wordsOf(record)),
  }));
  const previous = await update(tx, known);
  const touched = [...fresh, ...known];
  await writeRecordValues(tx, touched);
  await writeResponses(
    tx,
    touched.flatMap(({ id, record }) => record.answers.map((answer) => ({ noteId: id, ...answer }))),
    batch.requestedBy,
  );
  const nameIn = nameParticipants(batch.columns);
  const personIds = await linkParticipants(
    tx,
    touched.map(({ id, record }) => ({
      noteId: id,
      who: record.plain.PARTICIPANT ?? '',
      // What was hidden on entry isn't anybody's name any more.
      name: (wordsOf(record) ?? []).length === 0 ? nameIn(record.row.cells) : '',
    })),
    batch.requestedBy,
  );
  await tell(tx, projectId, { noteIds: touched.map(({ id }) => id), personIds });
  return {
    touched: [
      ...fresh.map(({ id, record }) => ({ row: record.row, id, isNew: true })),
      ...known.map(({ id, record }) => ({ row: record.row, id, isNew: false })),
    ],
    createdIds: fresh.map(({ id }) => id),
    personIds,
    tagIds,
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
  const answers = await readAnswersBefore(tx, known);
  const { rows } = await sql<{ id: string; title: string }>`select id, title from notes
    where ${isInWorkspace(
      tx.workspace.id,
      'id',
      known.map(({ id }) => id),
    )} order by id for update`.execute(tx.db);
  const titled = known.filter(({ record }) => titleOf(record) !== '');
  await sql`
    update notes set title = one.title, updated_at = ${tx.now()}, version = version + 1
    from unnest(${titled.map(({ id }) => id)}::uuid[], ${titled.map(({ record }) => titleOf(record))}::text[])
      as one (id, title)
    where notes.workspace_id = ${tx.workspace.id} and notes.id = one.id and notes.title <> one.title`.execute(
    tx.db,
  );
  return rows.map(({ id, title }) => ({
    id,
    title,
    cells: cells.get(id) ?? [],
    answers: answers.get(id) ?? [],
  }));
}

async function tell(
  tx: TxCtx,
  projectId: string,
  { noteIds, personIds }: { noteIds: readonly string[]; personIds: readonly string[] },
): Promise<void> {
  if (noteIds.length > 0)
    await tx.record({ type: 'note.imported', payload: { noteIds, projectId }, objectId: null });
  if (personIds.length > 0)
    await tx.record({ type: 'person.imported', payload: { personIds }, objectId: null });
}

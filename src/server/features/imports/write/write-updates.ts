import { sql } from 'kysely';
import { valueText, writeValues } from '#server/features/fields/index.ts';
import { readResponses, type NoteAnswer } from '#server/features/questions/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { Before } from '../tables.ts';
import type { RowRecord } from './read-record.ts';

type Known = readonly { readonly id: string; readonly record: RowRecord }[];

/** The values that known things had in the fields that are about to change. */
export async function readCellsBefore(
  tx: TxCtx,
  known: Known,
): Promise<Map<string, Before['cells'][number][]>> {
  const asked = known.flatMap(({ id, record }) =>
    record.values.map(({ field }) => ({ id, fieldId: field.id })),
  );
  const { rows } = await sql<{ id: string; fieldId: string; value: string | null }>`
    select asked.id, asked.field_id as "fieldId", ${valueText} as value
    from unnest(${asked.map(({ id }) => id)}::uuid[], ${asked.map(({ fieldId }) => fieldId)}::uuid[])
      as asked (id, field_id)
    left join field_values v on v.workspace_id = ${tx.workspace.id}
      and v.object_id = asked.id and v.field_id = asked.field_id`.execute(tx.db);
  const byId = new Map<string, Before['cells'][number][]>();
  for (const { id, ...cell } of rows) byId.set(id, [...(byId.get(id) ?? []), cell]);
  return byId;
}

/** What known notes say to the questions that the rows answer again. */
export async function readAnswersBefore(
  tx: TxCtx,
  known: Known,
): Promise<Map<string, Omit<NoteAnswer, 'noteId'>[]>> {
  const asked = new Set(known.flatMap(({ record }) => record.answers.map(({ questionId }) => questionId)));
  const answers = await readResponses(
    tx,
    known.map(({ id }) => id),
    [...asked],
  );
  const byId = new Map<string, Omit<NoteAnswer, 'noteId'>[]>();
  for (const { noteId, ...answer } of answers) byId.set(noteId, [...(byId.get(noteId) ?? []), answer]);
  return byId;
}

/** The filled fields of rows whose things have these ids. */
export function writeRecordValues(tx: TxCtx, rows: Known): Promise<void> {
  return writeValues(
    tx,
    rows.flatMap(({ id, record }) =>
      record.values.map(({ field, value }) => ({ objectId: id, field, value })),
    ),
  );
}

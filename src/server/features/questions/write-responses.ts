import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import './tables.ts';

/** What a note says to a question; neither text nor options is no answer. */
export type NoteAnswer = {
  readonly noteId: string;
  readonly questionId: string;
  readonly text: string | null;
  readonly optionIds: readonly string[];
};

/** Answers of many notes at once, instead of those that were. For commands that have read them by their questions. */
export async function writeResponses(
  tx: TxCtx,
  answers: readonly NoteAnswer[],
  by: string | null,
): Promise<void> {
  if (answers.length === 0) return;
  const rows = answers.map((answer) => ({ id: tx.newId(), ...answer }));
  const asked = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as answer (id uuid, "noteId" uuid, "questionId" uuid, text text, "optionIds" uuid[])`;
  await sql`
    delete from question_responses using ${asked}
    where question_responses.workspace_id = ${tx.workspace.id} and question_responses.note_id = answer."noteId"
      and question_responses.question_id = answer."questionId"`.execute(tx.db);
  await sql`
    insert into question_responses (workspace_id, id, question_id, note_id, text, option_ids, updated_by, updated_at)
    select ${tx.workspace.id}::uuid, id, "questionId", "noteId", text, "optionIds", ${by}::uuid, ${tx.now()}::timestamptz
    from ${asked} where text is not null or cardinality("optionIds") > 0`.execute(tx.db);
}

/** What notes say to questions now, for an undo: with nothing where they say nothing. */
export async function readResponses(
  tx: TxCtx,
  noteIds: readonly string[],
  questionIds: readonly string[],
): Promise<NoteAnswer[]> {
  if (noteIds.length === 0 || questionIds.length === 0) return [];
  const { rows } = await sql<NoteAnswer>`
    select n.id as "noteId", q.id as "questionId", r.text, coalesce(r.option_ids, '{}') as "optionIds"
    from unnest(${[...noteIds]}::uuid[]) as n (id) cross join unnest(${[...questionIds]}::uuid[]) as q (id)
    left join question_responses r on r.workspace_id = ${tx.workspace.id} and r.note_id = n.id
      and r.question_id = q.id`.execute(tx.db);
  return rows;
}

/** Questions that nothing outside of the trash answers any more go there too. */
export async function trashUnansweredQuestions(
  tx: TxCtx,
  ids: readonly string[],
  by: string | null,
): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await sql<{ id: string; version: number }>`
    update questions set trashed_at = ${tx.now()}, trashed_by = ${by}::uuid, updated_at = ${tx.now()},
      version = version + 1
    where ${isInWorkspace(tx.workspace.id, 'id', ids)} and trashed_at is null and not exists (
      select 1 from question_responses r
      join notes n on n.workspace_id = r.workspace_id and n.id = r.note_id and n.trashed_at is null
      where r.workspace_id = questions.workspace_id and r.question_id = questions.id)
    returning id, version`.execute(tx.db);
  await tx.record(
    ...rows.map(({ id, version }) => ({
      type: 'question.deleted' as const,
      payload: { questionId: id },
      objectId: id,
      version,
    })),
  );
}

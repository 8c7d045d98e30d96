import { sql } from 'kysely';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { QuestionOption } from '#domain/questions/question-options.ts';
import type { QuestionType } from '#domain/questions/question-types.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

export type WholeQuestion = {
  readonly id: string;
  readonly title: string;
  readonly type: QuestionType;
  readonly rank: number;
  readonly options: readonly QuestionOption[];
};
export type WholeResponse = {
  readonly id: string;
  readonly questionId: string;
  readonly noteId: string;
  readonly text: string | null;
  readonly optionIds: readonly string[];
};

/** Of a project that nobody else knows yet. For commands that have checked everything but the room. */
export async function insertWholeQuestions(
  tx: TxCtx,
  { projectId, createdBy }: { projectId: string; createdBy: string },
  questions: readonly WholeQuestion[],
): Promise<void> {
  accept(checkCount(countLimits.questionsPerProject, questions.length, 0));
  const now = tx.now().toISOString();
  await sql`
    insert into questions (workspace_id, id, project_id, title, type, options, rank, created_by, created_at, updated_at)
    select ${tx.workspace.id}::uuid, id, ${projectId}::uuid, title, type, options, rank, ${createdBy}::uuid,
      ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(questions)}::jsonb)
      as question (id uuid, title text, type text, options jsonb, rank float8)`.execute(tx.db);
  await tx.record(
    ...questions.map(({ id }) => ({
      type: 'question.created' as const,
      payload: { questionId: id, projectId },
      objectId: id,
      version: 1,
    })),
  );
}

export async function insertWholeResponses(
  tx: TxCtx,
  responses: readonly WholeResponse[],
  by: string,
): Promise<void> {
  await sql`
    insert into question_responses (workspace_id, id, question_id, note_id, text, option_ids, updated_by, updated_at)
    select ${tx.workspace.id}::uuid, id, "questionId", "noteId", text, "optionIds", ${by}::uuid, ${tx.now()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(responses)}::jsonb)
      as response (id uuid, "questionId" uuid, "noteId" uuid, text text, "optionIds" uuid[])
    on conflict do nothing`.execute(tx.db);
}

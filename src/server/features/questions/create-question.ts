import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { parseQuestionOptions, type QuestionOption } from '#domain/questions/question-options.ts';
import type { QuestionType } from '#domain/questions/question-types.ts';
import { rankAfter } from '#domain/rank/rank.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { viewerOf } from '#server/platform/context/require-member.ts';
import { allowQuestions } from './policy.ts';
import { selectQuestions, type Question } from './question.ts';
import './tables.ts';

export type OptionDraft = { id?: string | null; optionText: string };
export type NewQuestion = {
  projectId: string;
  title: string;
  type: QuestionType;
  options?: readonly OptionDraft[] | null;
  /** Where a job does what a person asked for. */
  createdBy?: string;
};

/** Behind the others of the project. */
export async function createQuestion(ctx: Ctx, input: NewQuestion): Promise<Question> {
  return inTransaction(ctx, async (tx) => {
    await allowQuestions(tx, input.projectId);
    return insertQuestion(tx, input);
  });
}

/** For commands that have checked that somebody may. */
export async function insertQuestion(tx: TxCtx, input: NewQuestion): Promise<Question> {
  const title = accept(parseText(textLimits.questionTitle, input.title));
  const options = accept(parseQuestionOptions(input.type, withIds(tx, input.options ?? [])));
  const lastRank = await holdRoom(tx, input.projectId);
  const id = tx.newId();
  await tx.db
    .insertInto('questions')
    .values({
      workspace_id: tx.workspace.id,
      id,
      project_id: input.projectId,
      title,
      type: input.type,
      options: JSON.stringify(options),
      rank: rankAfter(lastRank),
      created_by: input.createdBy ?? viewerOf(tx)?.id ?? null,
      created_at: tx.now(),
      updated_at: tx.now(),
      trashed_at: null,
      trashed_by: null,
    })
    .execute();
  const payload = { questionId: id, projectId: input.projectId };
  await tx.record({ type: 'question.created', payload, objectId: id, version: 1 });
  return selectQuestions(tx, tx.db).where('questions.id', '=', id).executeTakeFirstOrThrow();
}

/** For one more question of the project. Answers the rank of the last. */
export async function holdRoom(tx: TxCtx, projectId: string): Promise<number | undefined> {
  await lockWorkspace(tx);
  const last = await tx.db
    .selectFrom('questions')
    .select((row) => [row.fn.countAll<string>().as('count'), row.fn.max('rank').as('rank')])
    .where('workspace_id', '=', tx.workspace.id)
    .where('project_id', '=', projectId)
    .where('trashed_at', 'is', null)
    .executeTakeFirstOrThrow();
  accept(checkCount(countLimits.questionsPerProject, Number(last.count), 1));
  return last.rank ?? undefined;
}

/** Ids that come from outside are kept only where they name an option of the question: see `updateQuestion`. */
export function withIds(
  tx: TxCtx,
  drafts: readonly OptionDraft[],
  known: readonly string[] = [],
): QuestionOption[] {
  return drafts.map(({ id, optionText }) => ({
    id: id != null && known.includes(id) ? id : tx.newId(),
    optionText,
  }));
}

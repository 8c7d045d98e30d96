import { sql, type Updateable } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { parseQuestionOptions } from '#domain/questions/question-options.ts';
import { moveTo } from '#domain/rank/rank.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { viewerOf } from '#server/platform/context/require-member.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { holdRoom, withIds, type OptionDraft } from './create-question.ts';
import { getQuestionToChange } from './policy.ts';
import { questionsOf } from './queries.ts';
import { selectQuestions, type Question } from './question.ts';
import './tables.ts';

type QuestionUpdate = { id: string; title?: string | null; options?: readonly OptionDraft[] | null };

/** Changes what is given and leaves the rest. Responses keep ids of options that went, and show them if they return. */
export async function updateQuestion(ctx: Ctx, input: QuestionUpdate): Promise<Question> {
  const title = input.title == null ? undefined : accept(parseText(textLimits.questionTitle, input.title));
  return inTransaction(ctx, async (tx) => {
    const before = await getQuestionToChange(tx, input.id);
    const drafts = input.options ?? null;
    const known = drafts === null ? [] : await knownOptionIds(tx, before);
    const options =
      drafts === null ? undefined : accept(parseQuestionOptions(before.type, withIds(tx, drafts, known)));
    const change = {
      ...(title !== undefined && { title }),
      ...(options && { options: JSON.stringify(options) }),
    };
    return write(tx, before.id, change, { type: 'question.updated', changed: Object.keys(change) });
  });
}

/** Those of now and those that responses still name: undoing the removal of an option brings its answers back. */
async function knownOptionIds(tx: TxCtx, { id, options }: Question): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct unnest(option_ids) as id from question_responses
    where workspace_id = ${tx.workspace.id} and question_id = ${id}`.execute(tx.db);
  return [...options.map((option) => option.id), ...rows.map((row) => row.id)];
}

export async function moveQuestion(ctx: Ctx, id: string, index: number): Promise<Question[]> {
  return inTransaction(ctx, async (tx) => {
    const { projectId } = await getQuestionToChange(tx, id);
    const moved = moveTo(await questionsOf(tx, tx.db, [projectId]), id, index);
    await sql`
      update questions set rank = moved.rank
      from unnest(${moved.map((one) => one.id)}::uuid[], ${moved.map((one) => one.rank)}::float8[]) as moved (id, rank)
      where questions.workspace_id = ${tx.workspace.id} and questions.id = moved.id`.execute(tx.db);
    await write(tx, id, {}, { type: 'question.updated', changed: ['rank'] });
    return questionsOf(tx, tx.db, [projectId]);
  });
}

/** Out of sight with its responses, and back with them by `restoreQuestion`. */
export async function trashQuestion(ctx: Ctx, id: string): Promise<Question> {
  return inTransaction(ctx, async (tx) => {
    await getQuestionToChange(tx, id);
    const change = { trashed_at: tx.now(), trashed_by: viewerOf(tx)?.id ?? null };
    return write(tx, id, change, { type: 'question.deleted' });
  });
}

export async function restoreQuestion(ctx: Ctx, id: string): Promise<Question> {
  return inTransaction(ctx, async (tx) => {
    const { projectId } = await getQuestionToChange(tx, id, { inTrash: true });
    await holdRoom(tx, projectId);
    return write(tx, id, { trashed_at: null, trashed_by: null }, { type: 'question.restored' });
  });
}

async function write(
  tx: TxCtx,
  id: string,
  change: Omit<Updateable<Tables['questions']>, 'version'>,
  event:
    | { type: 'question.updated'; changed: readonly string[] }
    | { type: 'question.deleted' | 'question.restored' },
): Promise<Question> {
  await tx.db
    .updateTable('questions')
    .set({ ...change, updated_at: tx.now(), version: sql<number>`version + 1` })
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .execute();
  const question = await selectQuestions(tx, tx.db).where('questions.id', '=', id).executeTakeFirst();
  if (!question) throw new NotFound();
  const heard = { objectId: id, version: question.version };
  await tx.record(
    event.type === 'question.updated'
      ? { type: event.type, payload: { questionId: id, changed: event.changed }, ...heard }
      : { type: event.type, payload: { questionId: id }, ...heard },
  );
  return question;
}

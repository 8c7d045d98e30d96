import { sql } from 'kysely';
import { NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import { countLimits } from '#domain/limits/count-limits.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { parseQuestionResponse } from '#domain/questions/question-options.ts';
import { getNotes } from '#server/features/notes/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, viewerOf } from '#server/platform/context/require-member.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import { selectQuestions, type Question } from './question.ts';
import './tables.ts';

export type Answer = {
  readonly questionId: string;
  readonly text: string | null;
  readonly optionIds: readonly string[];
};

/** What a note says to questions of its project, all of them or none. An empty answer takes back the one that was. */
export async function answerQuestions(ctx: Ctx, noteId: string, answers: readonly Answer[]): Promise<void> {
  const { max } = countLimits.questionsPerProject;
  if (answers.length === 0 || answers.length > max)
    throw new ValidationError(`Answer 1 to ${max} questions at a time`);
  await inTransaction(ctx, async (tx) => {
    const [note] = await getNotes(tx, [noteId]);
    if (!note) throw new NotFound();
    allow(tx, 'note.setFields', note);
    await writeAnswers(tx, note, answers);
  });
}

/** For commands that have checked that somebody may. */
export async function writeAnswers(
  tx: TxCtx,
  note: { id: string; projectId: string },
  answers: readonly Answer[],
): Promise<void> {
  const asked = [...new Map(answers.map((answer) => [answer.questionId, answer])).values()];
  const questions = await lockQuestions(
    tx,
    note.projectId,
    asked.map(({ questionId }) => questionId),
  );
  const parsed = asked.map((answer) => {
    const question = questions.get(answer.questionId);
    if (!question) throw new NotFound();
    return parseAnswer(question, answer);
  });
  const given = parsed.filter(({ text, optionIds }) => text !== null || optionIds.length > 0);
  const rows = given.map(({ questionId, text, optionIds }) => {
    return { id: tx.newId(), question_id: questionId, text, option_ids: optionIds };
  });
  await sql`
    delete from question_responses where workspace_id = ${tx.workspace.id} and note_id = ${note.id}
      and ${isAmong(
        'question_id',
        asked.map(({ questionId }) => questionId),
      )}`.execute(tx.db);
  await sql`
    insert into question_responses (workspace_id, id, question_id, note_id, text, option_ids, updated_by, updated_at)
    select ${tx.workspace.id}::uuid, id, question_id, ${note.id}::uuid, text, option_ids,
      ${viewerOf(tx)?.id ?? null}::uuid, ${tx.now()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as response (id uuid, question_id uuid, text text, option_ids uuid[])`.execute(tx.db);
  await tx.record({
    type: 'response.changed',
    payload: { noteId: note.id, questionIds: asked.map(({ questionId }) => questionId) },
    objectId: note.id,
  });
}

/** Shared: an option that somebody is taking away is gone when this one reads the question. */
async function lockQuestions(
  tx: TxCtx,
  projectId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Question>> {
  const rows = await selectQuestions(tx, tx.db)
    .where(isAmong('questions.id', ids))
    .where('questions.project_id', '=', projectId)
    .where('questions.trashed_at', 'is', null)
    .orderBy('questions.id')
    .forShare()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

function parseAnswer(question: Question, { questionId, text, optionIds }: Answer): Answer {
  if (question.type === 'FREE_TEXT') {
    if (optionIds.length > 0) throw new ValidationError('A free-text question has no options');
    const said = accept(parseText(textLimits.fieldText, text ?? ''));
    return { questionId, text: said === '' ? null : said, optionIds: [] };
  }
  if (text !== null && text.trim() !== '')
    throw new ValidationError('Choose among the options of this question');
  return { questionId, text: null, optionIds: accept(parseQuestionResponse(question, optionIds)) };
}

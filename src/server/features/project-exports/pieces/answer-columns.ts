import { sql } from 'kysely';
import type { QuestionOption } from '#domain/questions/question-options.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import '#server/features/questions/tables.ts';

type AnswerColumns = {
  readonly titles: readonly string[];
  readonly cellsOf: (noteIds: readonly string[]) => Promise<(noteId: string) => string[]>;
};

type Answer = { noteId: string; questionId: string; text: string | null; optionIds: readonly string[] };

/** A column for each survey question of a project. Ask only for notes that the person may see. */
export async function answerColumns(ctx: Ctx, projectId: string): Promise<AnswerColumns> {
  const db = await ctx.reads.db();
  const questions = await db
    .selectFrom('questions')
    .select(['id', 'title', 'options'])
    .where('workspace_id', '=', ctx.workspace.id)
    .where('project_id', '=', projectId)
    .where('trashed_at', 'is', null)
    .orderBy('rank')
    .orderBy('id')
    .execute();
  await ctx.reads.end();
  return {
    titles: questions.map(({ title }) => title),
    cellsOf: async (noteIds) => {
      if (questions.length === 0) return () => [];
      const { rows } = await sql<Answer>`
        select r.note_id as "noteId", r.question_id as "questionId", r.text, r.option_ids as "optionIds"
        from question_responses r
        where r.workspace_id = ${ctx.workspace.id} and ${isAmong('r.note_id', noteIds)}`.execute(
        await ctx.reads.db(),
      );
      await ctx.reads.end();
      const answers = new Map(rows.map((row) => [`${row.noteId} ${row.questionId}`, row]));
      return (noteId) =>
        questions.map(({ id, options }) => answerText(answers.get(`${noteId} ${id}`), options));
    },
  };
}

function answerText(answer: Answer | undefined, options: readonly QuestionOption[]): string {
  if (!answer) return '';
  const chosen = options
    .filter(({ id }) => answer.optionIds.includes(id))
    .map(({ optionText }) => optionText);
  return [...chosen, ...(answer.text ? [answer.text] : [])].join('; ');
}

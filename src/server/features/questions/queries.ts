import DataLoader from 'dataloader';
import { getAccessObject } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isAmong, isInWorkspace } from '#server/platform/db/is-among.ts';
import { loaderOfLists } from '#server/platform/graphql/loader.ts';
import { loaderOf, type RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import { selectQuestions, type Question } from './question.ts';
import './tables.ts';

export async function listQuestions(ctx: Ctx, projectId: string): Promise<Question[]> {
  const db = await ctx.reads.db();
  await getAccessObject(ctx, db, { type: 'project', id: projectId });
  return questionsOf(ctx, db, [projectId]);
}

/** Ask only for projects whose reader may know. */
export function questionsOf(
  ctx: Pick<Ctx, 'workspace'>,
  db: Db,
  projectIds: readonly string[],
): Promise<Question[]> {
  return selectQuestions(ctx, db)
    .where(isAmong('questions.project_id', projectIds))
    .where('questions.trashed_at', 'is', null)
    .orderBy('questions.rank')
    .orderBy('questions.id')
    .execute();
}

/** The questions of each project that an answer mentions, in one query. */
export const questionLoader = loaderOfLists<Question>(({ projectId }) => projectId, questionsOf);

export type QuestionResponse = {
  readonly id: string;
  readonly noteId: string;
  readonly questionId: string;
  readonly text: string | null;
  readonly optionIds: readonly string[];
  readonly question: Question;
};

type AnsweredNote = { readonly id: string; readonly projectId: string };
const responseKey = Symbol('responses');

/** What notes answered to the questions of the project they are in; of options, those that still exist. */
export function responseLoader(ctx: RequestCtx): DataLoader<AnsweredNote, QuestionResponse[], string> {
  return loaderOf(ctx, responseKey, () => {
    return new DataLoader(
      async (notes: readonly AnsweredNote[]) => {
        const [questions, rows] = [
          await questionLoader(ctx).loadMany(projectsOf(notes)),
          await readRows(ctx, notes),
        ];
        const byId = new Map(
          questions.flatMap((list) => (list instanceof Error ? [] : list)).map((one) => [one.id, one]),
        );
        const known = rows.flatMap((row) => {
          const question = byId.get(row.questionId);
          return question
            ? [{ ...row, question, optionIds: row.optionIds.filter(isOptionOf(question)) }]
            : [];
        });
        return notes.map(({ id, projectId }) =>
          known
            .filter((row) => row.noteId === id && row.question.projectId === projectId)
            .sort((a, b) => a.question.rank - b.question.rank),
        );
      },
      { cacheKeyFn: ({ id }) => id },
    );
  });
}

function projectsOf(notes: readonly AnsweredNote[]): string[] {
  return [...new Set(notes.map(({ projectId }) => projectId))];
}

async function readRows(ctx: RequestCtx, notes: readonly AnsweredNote[]) {
  const db = await ctx.reads.db();
  return db
    .selectFrom('question_responses')
    .select(['id', 'note_id as noteId', 'question_id as questionId', 'text', 'option_ids as optionIds'])
    .where(
      isInWorkspace(
        ctx.workspace.id,
        'note_id',
        notes.map(({ id }) => id),
      ),
    )
    .execute();
}

function isOptionOf({ options }: Question): (id: string) => boolean {
  return (id) => options.some((option) => option.id === id);
}

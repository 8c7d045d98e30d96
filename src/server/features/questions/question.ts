import type { QuestionOption } from '#domain/questions/question-options.ts';
import type { QuestionType } from '#domain/questions/question-types.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import './tables.ts';

export type Question = {
  readonly id: string;
  readonly projectId: string;
  readonly title: string;
  readonly type: QuestionType;
  readonly options: readonly QuestionOption[];
  readonly rank: number;
  readonly trashedAt: Date | null;
  readonly version: number;
};

/** Questions of the workspace, wherever they are: the caller narrows it to what somebody may see. */
export function selectQuestions({ workspace }: Pick<Ctx, 'workspace'>, db: Db) {
  return db
    .selectFrom('questions')
    .select([
      'questions.id',
      'questions.project_id as projectId',
      'questions.title',
      'questions.type',
      'questions.options',
      'questions.rank',
      'questions.trashed_at as trashedAt',
      'questions.version',
    ])
    .where('questions.workspace_id', '=', workspace.id);
}

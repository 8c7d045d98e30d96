import { sql, type RawBuilder } from 'kysely';
import { getAccessObject, isVisible } from '#server/kernel/access/index.ts';
import '#server/features/notes/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { questionsOf } from './queries.ts';
import type { Question } from './question.ts';
import './tables.ts';

export type OptionResult = {
  readonly id: string;
  readonly optionText: string;
  readonly noteCount: number;
};
export type QuestionResult = {
  readonly question: Question;
  /** Notes with an answer. */
  readonly noteCount: number;
  /** In the order of the question. None for free text. */
  readonly options: readonly OptionResult[];
};

/** How the notes of a project that somebody may see answer its questions. */
export async function readQuestionResults(ctx: Ctx, projectId: string): Promise<QuestionResult[]> {
  const db = await ctx.reads.db();
  await getAccessObject(ctx, db, { type: 'project', id: projectId });
  return countAnswers(ctx, db, { projectId, isCounted: isVisible(ctx, 'n.access_id') });
}

type Counted = {
  readonly projectId: string;
  /** Of a note `n`: whether the reader may know what it says. */
  readonly isCounted: RawBuilder<boolean>;
};

/** Ask only where the reader may know the project. */
export async function countAnswers(
  ctx: Pick<Ctx, 'workspace'>,
  db: Db,
  { projectId, isCounted }: Counted,
): Promise<QuestionResult[]> {
  const asked = await questionsOf(ctx, db, [projectId]);
  const { rows } = await sql<{ questionId: string; optionId: string | null; noteCount: string }>`
    with answered as (
      select r.question_id, r.note_id, r.text, r.option_ids, q.options from question_responses r
      join questions q on q.workspace_id = r.workspace_id and q.id = r.question_id
        and q.project_id = ${projectId} and q.trashed_at is null
      join notes n on n.workspace_id = r.workspace_id and n.id = r.note_id
        and n.project_id = q.project_id and n.trashed_at is null
      where r.workspace_id = ${ctx.workspace.id} and ${isCounted}
    ), chosen as (
      select a.question_id, a.note_id, o.id as option_id from answered a
      join lateral unnest(a.option_ids) as o (id) on exists (
        select 1 from jsonb_array_elements(a.options) as known (option) where known.option ->> 'id' = o.id::text)
    )
    select question_id as "questionId", null as "optionId", count(distinct note_id) as "noteCount"
    from (select question_id, note_id from answered where text is not null
      union all select question_id, note_id from chosen) as said group by question_id
    union all
    select question_id, option_id::text, count(*) from chosen group by question_id, option_id`.execute(db);
  const counts = new Map(rows.map((row) => [`${row.questionId} ${row.optionId}`, Number(row.noteCount)]));
  return asked.map((question) => ({
    question,
    noteCount: counts.get(`${question.id} null`) ?? 0,
    options: question.options.map(({ id, optionText }) => ({
      id,
      optionText,
      noteCount: counts.get(`${question.id} ${id}`) ?? 0,
    })),
  }));
}

import { sql } from 'kysely';
import type { ExportedQuestion, ExportedQuestionResponse } from '#domain/exports/field-codecs.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import { inParts, reading, type SetUp } from './exporting.ts';
import '#server/features/questions/tables.ts';

export function readQuestions(exporting: SetUp): Promise<ExportedQuestion[]> {
  return reading(exporting, (db) =>
    db
      .selectFrom('questions')
      .select(['id', 'title', 'type', 'rank', 'options'])
      .where('workspace_id', '=', exporting.ctx.workspace.id)
      .where('project_id', '=', exporting.projectId)
      .where('trashed_at', 'is', null)
      .orderBy('rank')
      .orderBy('id')
      .execute(),
  );
}

export async function* readResponses(
  exporting: SetUp,
  noteIds: readonly string[],
): AsyncGenerator<ExportedQuestionResponse[]> {
  const { ctx } = exporting;
  for (const part of inParts(noteIds, 500)) {
    const { rows } = await reading(exporting, (db) =>
      sql<ExportedQuestionResponse>`
        select r.id, r.question_id as "questionId", r.note_id as "noteId", r.text, r.option_ids as "optionIds"
        from question_responses r
        join questions q on q.workspace_id = r.workspace_id and q.id = r.question_id and q.trashed_at is null
        where r.workspace_id = ${ctx.workspace.id} and ${isAmong('r.note_id', part)}
        order by r.note_id, q.rank, q.id`.execute(db),
    );
    yield rows;
  }
}

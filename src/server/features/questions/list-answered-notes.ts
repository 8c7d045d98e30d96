import { sql } from 'kysely';
import { visibleNotes, type Note } from '#server/features/notes/index.ts';
import { writtenColumns } from '#server/kernel/writing/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import './tables.ts';

export type AnsweredArgs = PageArgs & { questionId: string; optionId: string | null };

/** The notes that somebody may see with an answer to a question, or with one answer, the newest first. */
export async function listAnsweredNotes(ctx: Ctx, args: AnsweredArgs): Promise<Page<Note>> {
  const { questionId, optionId } = args;
  const chosen = optionId === null ? sql`` : sql`and r.option_ids @> array[${optionId}::uuid]`;
  const notes = visibleNotes(ctx, await ctx.reads.db()).where(
    sql<boolean>`exists (
      select 1 from question_responses r
      join questions q on q.workspace_id = r.workspace_id and q.id = r.question_id and q.trashed_at is null
      where r.workspace_id = notes.workspace_id and r.note_id = notes.id and q.project_id = notes.project_id
        and r.question_id = ${questionId} ${chosen})`,
  );
  const newestFirst = { kind: 'time', column: 'notes.created_at', id: 'notes.id' } as const;
  return readPage(args, newestFirst, notes, (list) => list.select(writtenColumns('notes', ctx)));
}

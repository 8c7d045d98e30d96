import { sql } from 'kysely';
import { visibleNotes, type Note } from '#server/features/notes/index.ts';
import { writtenColumns } from '#server/kernel/writing/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import { loaderOfCounts } from '#server/platform/graphql/loader.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import './tables.ts';

const newestFirst: Sort = { kind: 'time', column: 'notes.created_at', id: 'notes.id' };

/** The notes somebody took part in, of those that the asking person may see. */
export async function listNotesOfPerson(ctx: Ctx, personId: string, args: PageArgs): Promise<Page<Note>> {
  const visible = visibleNotes(ctx, await ctx.reads.db()).where(
    sql<boolean>`notes.id in (
      select note_id from note_people where workspace_id = ${ctx.workspace.id} and person_id = ${personId})`,
  );
  return readPage(args, newestFirst, visible, (list) => list.select(writtenColumns('notes', ctx)));
}

/** How many notes of each person the asking person may see. */
export const noteCountLoader = loaderOfCounts((ctx, db, ids) =>
  visibleNotes(ctx, db)
    .innerJoin('note_people', (join) =>
      join
        .onRef('note_people.workspace_id', '=', 'notes.workspace_id')
        .onRef('note_people.note_id', '=', 'notes.id'),
    )
    .select((row) => ['note_people.person_id as id', row.fn.countAll<string>().as('count')])
    .where(isInWorkspace(ctx.workspace.id, 'note_people.person_id', ids))
    .groupBy('note_people.person_id')
    .execute(),
);

/** How many notes several people have together. */
export async function countNotesOfAll(ctx: Ctx, personIds: readonly string[]): Promise<number> {
  const { count } = await visibleNotes(ctx, await ctx.reads.db())
    .where(
      sql<boolean>`notes.id in (
        select note_id from note_people
        where ${isInWorkspace(ctx.workspace.id, 'person_id', personIds)})`,
    )
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { visibleNotes, type Note } from '#server/features/notes/index.ts';
import { writtenColumns } from '#server/kernel/writing/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { countedPage, readPageArgs, type Page, type PageArgs } from '#server/platform/graphql/page.ts';
import { loaderOf, type RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import {
  inOrder,
  isBehind,
  sortKeyCodec,
  sortValue,
  type Sort,
} from '#server/platform/graphql/sorted-page.ts';
import './tables.ts';

const newestFirst: Sort = { kind: 'time', column: 'notes.created_at', id: 'notes.id' };

/** The notes somebody took part in, of those that the asking person may see. */
export async function listNotesOfPerson(ctx: Ctx, personId: string, args: PageArgs): Promise<Page<Note>> {
  const request = readPageArgs(args, sortKeyCodec(newestFirst));
  const visible = visibleNotes(ctx, await ctx.reads.db()).where(
    sql<boolean>`notes.id in (
      select note_id from note_people where workspace_id = ${ctx.workspace.id} and person_id = ${personId})`,
  );
  const rows = await visible
    .select([...writtenColumns('notes', ctx), sortValue(newestFirst).as('sortValue')])
    .where(isBehind(newestFirst, request.after))
    .orderBy(inOrder(newestFirst))
    .limit(request.limit + 1)
    .execute();
  return countedPage(
    rows,
    request,
    (row) => ({ value: row.sortValue, id: row.id }),
    () => visible.select((row) => row.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  );
}

const noteCountKey = Symbol('noteCounts');

/** How many notes of each person the asking person may see. */
export function noteCountLoader(ctx: RequestCtx): DataLoader<string, number> {
  return loaderOf(ctx, noteCountKey, () => {
    return new DataLoader(async (ids: readonly string[]) => {
      const counts = await countNotes(ctx, ids);
      return ids.map((id) => counts.get(id) ?? 0);
    });
  });
}

async function countNotes(ctx: Ctx, personIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await visibleNotes(ctx, await ctx.reads.db())
    .innerJoin('note_people', (join) =>
      join
        .onRef('note_people.workspace_id', '=', 'notes.workspace_id')
        .onRef('note_people.note_id', '=', 'notes.id'),
    )
    .select((row) => ['note_people.person_id as personId', row.fn.countAll<string>().as('count')])
    .where('note_people.workspace_id', '=', ctx.workspace.id)
    .where(sql<boolean>`note_people.person_id = any(${[...personIds]}::uuid[])`)
    .groupBy('note_people.person_id')
    .execute();
  return new Map(rows.map(({ personId, count }) => [personId, Number(count)]));
}

/** How many notes several people have together. */
export async function countNotesOfAll(ctx: Ctx, personIds: readonly string[]): Promise<number> {
  const { count } = await visibleNotes(ctx, await ctx.reads.db())
    .where(
      sql<boolean>`notes.id in (
        select note_id from note_people
        where workspace_id = ${ctx.workspace.id} and person_id = any(${[...personIds]}::uuid[]))`,
    )
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

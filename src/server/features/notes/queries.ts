import { NotFound } from '#domain/errors/hark-error.ts';
import { countVisible, standingOn, standingRank } from '#server/kernel/access/index.ts';
import { isThere, isVisibleWritten, writtenColumns } from '#server/kernel/writing/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { NoteSort } from '#server/platform/graphql/wire.gen.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import type { Note } from './note.ts';
import './tables.ts';

const sorts = {
  CREATED_AT: { kind: 'time', column: 'notes.created_at', id: 'notes.id' },
  UPDATED_AT: { kind: 'time', column: 'notes.updated_at', id: 'notes.id' },
  TITLE: { kind: 'text', column: 'notes.title', id: 'notes.id' },
} as const satisfies Record<NoteSort, Sort>;

export type NoteListArgs = PageArgs & { projectId: string; sort?: NoteSort | null };

/** The notes of a project that the person may see and that are not in the trash. */
export async function listNotes(ctx: Ctx, args: NoteListArgs): Promise<Page<Note>> {
  const sort = sorts[args.sort ?? 'CREATED_AT'];
  const db = await ctx.reads.db();
  const notes = db
    .selectFrom('notes')
    .where(isThere(ctx, 'notes'))
    .where('notes.project_id', '=', args.projectId);
  const seen = notes.innerJoinLateral(standingOn(ctx, 'notes.access_id'), (join) => join.onTrue());
  const perMap = notes
    .select((row) => ['notes.access_id', row.fn.countAll<string>().as('count')])
    .groupBy('notes.access_id');
  return readPage(args, sort, seen, (list) => list.select(writtenColumns('notes', ctx, standingRank)), {
    count: () => countVisible(ctx, db, perMap.as('map')),
  });
}

export async function findNote(ctx: Ctx, id: string): Promise<Note | undefined> {
  return visibleNotes(ctx, await ctx.reads.db())
    .select(writtenColumns('notes', ctx))
    .where('notes.id', '=', id)
    .executeTakeFirst();
}

/** For what a command of another slice answers. */
export async function getVisibleNote(ctx: Ctx, id: string): Promise<Note> {
  const note = await findNote(ctx, id);
  if (!note) throw new NotFound();
  return note;
}

/** What every list of notes starts from. */
export function visibleNotes(ctx: Ctx, db: Db) {
  return db.selectFrom('notes').where(isVisibleWritten(ctx, 'notes'));
}

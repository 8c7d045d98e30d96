import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { loaderOf, type RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import { noteColumns, type Note } from './note.ts';
import { visibleNotes } from './queries.ts';

const noteKey = Symbol('notes');

/** Notes by id, one query for all that a response mentions; null for what the person may not see. */
export function noteLoader(ctx: RequestCtx): DataLoader<string, Note | null> {
  return loaderOf(ctx, noteKey, () => {
    return new DataLoader(async (ids: readonly string[]) => {
      const rows = await visibleNotes(ctx, await ctx.reads.db())
        .select(noteColumns(ctx))
        .where(sql<boolean>`notes.id = any(${[...ids]}::uuid[])`)
        .execute();
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    });
  });
}

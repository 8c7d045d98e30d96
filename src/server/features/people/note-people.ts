import DataLoader from 'dataloader';
import { sql } from 'kysely';
import type { PersonLabel } from '#domain/text/display-names.ts';
import { loaderOf, type RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import { personColumns, type Person } from './person.ts';
import './tables.ts';

export type NotePerson = { readonly person: Person; readonly kind: PersonLabel };

const notePeopleKey = Symbol('notePeople');

/** Who took part in notes that the asking person may see; one query for all that a response mentions. */
export function notePeopleLoader(ctx: RequestCtx): DataLoader<string, NotePerson[]> {
  return loaderOf(ctx, notePeopleKey, () => {
    return new DataLoader(async (noteIds: readonly string[]) => {
      const db = await ctx.reads.db();
      const rows = await db
        .selectFrom('note_people')
        .innerJoin('people', (join) =>
          join
            .onRef('people.workspace_id', '=', 'note_people.workspace_id')
            .onRef('people.id', '=', 'note_people.person_id'),
        )
        .select(['note_people.note_id as noteId', 'note_people.kind', ...personColumns(ctx)])
        .where('note_people.workspace_id', '=', ctx.workspace.id)
        .where(sql<boolean>`note_people.note_id = any(${[...noteIds]}::uuid[])`)
        .where('people.trashed_at', 'is', null)
        .orderBy('note_people.rank')
        .orderBy('people.id')
        .execute();
      const byNote = new Map(noteIds.map((id): [string, NotePerson[]] => [id, []]));
      for (const { noteId, kind, ...person } of rows) byNote.get(noteId)?.push({ kind, person });
      return noteIds.map((id) => byNote.get(id) ?? []);
    });
  });
}

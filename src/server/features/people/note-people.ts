import type { PersonLabel } from '#domain/text/display-names.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { loaderOfMap } from '#server/platform/graphql/loader.ts';
import { personColumns, type Person } from './person.ts';
import './tables.ts';

export type NotePerson = { readonly person: Person; readonly kind: PersonLabel };

/** Who took part in notes that the asking person may see; one query for all that a response mentions. */
export const notePeopleLoader = loaderOfMap<readonly NotePerson[]>([], async (ctx, db, ids) => {
  const rows = await db
    .selectFrom('note_people')
    .innerJoin('people', (join) =>
      join
        .onRef('people.workspace_id', '=', 'note_people.workspace_id')
        .onRef('people.id', '=', 'note_people.person_id'),
    )
    .select(['note_people.note_id as noteId', 'note_people.kind', ...personColumns(ctx)])
    .where(isInWorkspace(ctx.workspace.id, 'note_people.note_id', ids))
    .where('people.trashed_at', 'is', null)
    .orderBy('note_people.rank')
    .orderBy('people.id')
    .execute();
  const parts = rows.map(({ noteId, kind, ...person }) => ({ noteId, part: { kind, person } }));
  const byNote = Map.groupBy(parts, ({ noteId }) => noteId);
  return new Map([...byNote].map(([id, found]) => [id, found.map(({ part }) => part)]));
});

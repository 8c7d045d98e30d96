import { personNameOf } from '#domain/text/display-names.ts';
import '#server/features/people/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { CardScope } from './card-scope.ts';

export type Participant = {
  /** As the reader may know them. */
  readonly shown: string;
  readonly name: string;
};

/** Who took part in these notes. Notes are seen already. */
export async function findPeople(
  db: Db,
  { workspaceId, names }: Pick<CardScope, 'workspaceId' | 'names'>,
  noteIds: readonly string[],
): Promise<Map<string, Participant[]>> {
  if (names === 'none' || noteIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('note_people')
    .innerJoin('people', (join) =>
      join
        .onRef('people.workspace_id', '=', 'note_people.workspace_id')
        .onRef('people.id', '=', 'note_people.person_id'),
    )
    .select([
      'note_people.note_id as noteId',
      'people.name',
      'note_people.kind as label',
      (row) => row('people.hidden_at', 'is not', null).as('isHidden'),
    ])
    .where(isInWorkspace(workspaceId, 'note_people.note_id', [...new Set(noteIds)]))
    .where('people.trashed_at', 'is', null)
    .orderBy('note_people.rank')
    .orderBy('people.id')
    .execute();
  const byNote = new Map<string, Participant[]>();
  for (const { noteId, name, label, isHidden } of rows) {
    const shown = personNameOf({ name, label, hidden: names === 'unhidden' && Boolean(isHidden) });
    byNote.set(noteId, [...(byNote.get(noteId) ?? []), { shown, name }]);
  }
  return byNote;
}

import { personNameOf } from '#domain/text/display-names.ts';
import '#server/features/people/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { CardScope } from './card-scope.ts';

export type Participant = {
  /** As the reader may know them. */
  readonly shown: string;
  readonly name: string;
  /** Null where the reader may not know who it is. */
  readonly personId: string | null;
};

/** Who took part in these notes. Notes are seen already. */
export async function findPeople(
  db: Db,
  { workspaceId, names, placeholders }: Pick<CardScope, 'workspaceId' | 'names' | 'placeholders'>,
  noteIds: readonly string[],
): Promise<Map<string, Participant[]>> {
  if ((names === 'none' && !placeholders) || noteIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('note_people')
    .innerJoin('people', (join) =>
      join
        .onRef('people.workspace_id', '=', 'note_people.workspace_id')
        .onRef('people.id', '=', 'note_people.person_id'),
    )
    .select([
      'note_people.note_id as noteId',
      'people.id as personId',
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
  for (const { noteId, personId, name, label, isHidden } of rows) {
    const isMasked = names === 'unhidden' && Boolean(isHidden);
    const shown = placeholders?.labelOf(name) ?? personNameOf({ name, label, hidden: isMasked });
    const isKnown = !placeholders && !isMasked;
    byNote.set(noteId, [...(byNote.get(noteId) ?? []), { shown, name, personId: isKnown ? personId : null }]);
  }
  return byNote;
}

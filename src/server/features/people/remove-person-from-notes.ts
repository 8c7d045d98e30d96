import { getNotes, touchNotes, type Note } from '#server/features/notes/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allowAll } from '#server/platform/context/require-member.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { PersonInNotes } from './add-person-to-notes.ts';
import { getPeople } from './policy.ts';
import './tables.ts';

/** Out of many notes at once, all or none. Answers those where they were. */
export async function removePersonFromNotes(ctx: Ctx, { personId, noteIds }: PersonInNotes): Promise<Note[]> {
  return inTransaction(ctx, async (tx) => {
    allowAll(tx, 'note.setPeople', await getNotes(tx, noteIds));
    await getPeople(tx, [personId], 'either');
    const removed = await tx.db
      .deleteFrom('note_people')
      .where(isInWorkspace(tx.workspace.id, 'note_id', noteIds))
      .where('person_id', '=', personId)
      .returning('note_id as noteId')
      .execute();
    return touchNotes(
      tx,
      removed.map(({ noteId }) => noteId),
      ['people'],
    );
  });
}

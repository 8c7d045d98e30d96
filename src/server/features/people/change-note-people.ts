import { NotFound } from '#domain/errors/hark-error.ts';
import { getNote, touchNotes } from '#server/features/notes/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import type { NoteParts } from './add-note-people.ts';
import './tables.ts';

/** Participants become speakers or the other way round. */
export async function setNotePeopleKind(ctx: Ctx, { noteId, personIds, kind }: NoteParts): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'note.setPeople', await getNote(tx, noteId));
    const changed = await tx.db
      .updateTable('note_people')
      .set({ kind })
      .where('workspace_id', '=', tx.workspace.id)
      .where('note_id', '=', noteId)
      .where(isAmong('person_id', personIds))
      .returning('person_id')
      .execute();
    if (changed.length !== personIds.length) throw new NotFound();
    await touchNotes(tx, [noteId], ['people']);
  });
}

export async function removeNotePeople(
  ctx: Ctx,
  { noteId, personIds }: Pick<NoteParts, 'noteId' | 'personIds'>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'note.setPeople', await getNote(tx, noteId));
    const removed = await tx.db
      .deleteFrom('note_people')
      .where('workspace_id', '=', tx.workspace.id)
      .where('note_id', '=', noteId)
      .where(isAmong('person_id', personIds))
      .returning('person_id')
      .execute();
    if (removed.length > 0) await touchNotes(tx, [noteId], ['people']);
  });
}

import { setDocumentState } from '#server/kernel/documents/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allowAll, requireMember } from '#server/platform/context/require-member.ts';
import { changeNotes } from './change-notes.ts';
import type { Note } from './note.ts';
import { getNotes } from './policy.ts';

/** Out of sight, all of them or none, and back by `restoreNotes` until they are purged. */
export async function trashNotes(ctx: Ctx, ids: readonly string[]): Promise<Note[]> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    allowAll(tx, 'note.trash', await getNotes(tx, ids));
    const notes = await changeNotes(tx, ids, { trashed_at: tx.now(), trashed_by: viewer.id });
    await setDocumentState(tx, ids, { trashed: true });
    await tx.record(
      ...notes.map(({ id, version }) => ({
        type: 'note.trashed' as const,
        payload: { noteId: id },
        objectId: id,
        version,
      })),
    );
    return notes;
  });
}

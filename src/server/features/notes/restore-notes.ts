import { setDocumentState } from '#server/kernel/documents/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { changeNotes } from './change-notes.ts';
import type { Note } from './note.ts';
import { allowAll } from '#server/platform/context/require-member.ts';
import { getNotes } from './policy.ts';

/** Back from the trash as they were: by whoever made them, put them there, or has FULL. */
export async function restoreNotes(ctx: Ctx, ids: readonly string[]): Promise<Note[]> {
  return inTransaction(ctx, async (tx) => {
    allowAll(tx, 'note.restore', await getNotes(tx, ids, { inTrash: true }));
    const notes = await changeNotes(tx, ids, { trashed_at: null, trashed_by: null });
    await setDocumentState(tx, ids, { trashed: false });
    await tx.record(
      ...notes.map(({ id, version }) => ({
        type: 'note.restored' as const,
        payload: { noteId: id },
        objectId: id,
        version,
      })),
    );
    return notes;
  });
}

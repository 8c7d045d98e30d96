import { NotFound } from '#domain/errors/hark-error.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { changeNotes } from './change-notes.ts';

/** For other slices that changed something about a note. The caller holds its lock. */
export async function touchNote(tx: TxCtx, id: string, changed: readonly string[]): Promise<void> {
  const [note] = await changeNotes(tx, [id], { updated_at: tx.now() });
  if (!note) throw new NotFound();
  await tx.record({
    type: 'note.updated',
    payload: { noteId: id, changed },
    objectId: id,
    version: note.version,
  });
}

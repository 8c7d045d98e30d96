import { NotFound } from '#domain/errors/hark-error.ts';
import { setDocumentState } from '#server/kernel/documents/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { changeNotes } from './change-notes.ts';
import { readBack } from './create-note.ts';
import type { Note } from './note.ts';
import { getNote } from './policy.ts';

/** Nobody changes a locked note, its title or its content, until somebody unlocks it. */
export function lockNote(ctx: Ctx, id: string): Promise<Note> {
  return setLocked(ctx, id, true);
}

export function unlockNote(ctx: Ctx, id: string): Promise<Note> {
  return setLocked(ctx, id, false);
}

async function setLocked(ctx: Ctx, id: string, locked: boolean): Promise<Note> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    const before = await getNote(tx, id);
    allow(tx, locked ? 'note.lock' : 'note.unlock', before);
    if (before.locked === locked) return readBack(tx, id);
    const change = locked
      ? { locked_at: tx.now(), locked_by: viewer.id }
      : { locked_at: null, locked_by: null };
    const [note] = await changeNotes(tx, [id], change);
    if (!note) throw new NotFound();
    await setDocumentState(tx, [id], { locked });
    await tx.record({
      type: locked ? 'note.locked' : 'note.unlocked',
      payload: { noteId: id },
      objectId: id,
      version: note.version,
    });
    return note;
  });
}

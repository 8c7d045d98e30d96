import { NotFound } from '#domain/errors/hark-error.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { changeNotes } from './change-notes.ts';
import type { Note } from './note.ts';
import { getNote } from './policy.ts';

/** Renames a note. Its content changes in the editor. */
export async function updateNote(ctx: Ctx, input: { id: string; title?: string | null }): Promise<Note> {
  const title = input.title == null ? undefined : accept(parseText(textLimits.noteTitle, input.title));
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'note.update', await getNote(tx, input.id));
    const change = { ...(title !== undefined && { title }), updated_at: tx.now() };
    const [note] = await changeNotes(tx, [input.id], change);
    if (!note) throw new NotFound();
    await tx.record({
      type: 'note.updated',
      payload: { noteId: note.id, changed: title === undefined ? [] : ['title'] },
      objectId: note.id,
      version: note.version,
    });
    return note;
  });
}

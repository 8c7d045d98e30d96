import { parseText } from '#domain/limits/text-limit.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { changeWritten, getWritten, updateWritten } from '#server/kernel/writing/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { noteWriting } from './note-writing.ts';
import type { Note } from './note.ts';

/** Renames a note. Its content changes in the editor. */
export async function updateNote(ctx: Ctx, input: { id: string; title?: string | null }): Promise<Note> {
  const change = input.title == null ? {} : { title: accept(parseText(noteWriting.titleLimit, input.title)) };
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'note.update', await getWritten(noteWriting, tx, input.id));
    return updateWritten(noteWriting, tx, input.id, { change, changed: Object.keys(change) });
  });
}

/** For other slices that changed something about notes. The caller holds their locks. */
export async function touchNotes(
  tx: TxCtx,
  ids: readonly string[],
  changed: readonly string[],
): Promise<Note[]> {
  const touched = await changeWritten(noteWriting, tx, ids, { updated_at: tx.now() });
  await tx.record(
    ...touched.map(({ id, version }) => ({
      ...noteWriting.events.updated(id, changed),
      objectId: id,
      version,
    })),
  );
  return touched;
}

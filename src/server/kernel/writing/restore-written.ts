import { setDocumentState } from '#server/kernel/documents/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allowAll } from '#server/platform/context/require-member.ts';
import { changeWritten } from './change-written.ts';
import { getAllWritten } from './get-written.ts';
import type { Writing } from './writing.ts';
import type { Written } from './written.ts';

/** Back from the trash as they were: by a person who made them, put them there, or has FULL. */
export async function restoreWritten<Row extends Written>(
  writing: Writing<Row>,
  ctx: Ctx,
  ids: readonly string[],
): Promise<Row[]> {
  return inTransaction(ctx, async (tx) => {
    allowAll(tx, `${writing.thing}.restore`, await getAllWritten(writing, tx, ids, { inTrash: true }));
    const restored = await changeWritten(writing, tx, ids, { trashed_at: null, trashed_by: null });
    await setDocumentState(tx, ids, { trashed: false });
    await tx.record(
      ...restored.map(({ id, version }) => ({ ...writing.events.restored(id), objectId: id, version })),
    );
    return restored;
  });
}

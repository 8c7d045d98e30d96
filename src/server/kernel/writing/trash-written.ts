import { setDocumentState } from '#server/kernel/documents/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allowAll, requireMember } from '#server/platform/context/require-member.ts';
import { changeWritten } from './change-written.ts';
import { getAllWritten } from './get-written.ts';
import type { Writing } from './writing.ts';
import type { Written } from './written.ts';

/** Out of sight, all of them or none, and back by `restoreWritten` until they are purged. */
export async function trashWritten<Row extends Written>(
  writing: Writing<Row>,
  ctx: Ctx,
  ids: readonly string[],
): Promise<Row[]> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    allowAll(tx, `${writing.thing}.trash`, await getAllWritten(writing, tx, ids));
    const trashed = await changeWritten(writing, tx, ids, { trashed_at: tx.now(), trashed_by: viewer.id });
    await setDocumentState(tx, ids, { trashed: true });
    await tx.record(
      ...trashed.map(({ id, version }) => ({ ...writing.events.trashed(id), objectId: id, version })),
    );
    return trashed;
  });
}

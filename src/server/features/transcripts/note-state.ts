import { getAccessObject, type AccessObjectRow } from '#server/kernel/access/index.ts';
import { readDocumentLock } from '#server/kernel/documents/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';

/** A note as the decision needs it. Throws NotFound. */
export async function getNoteState(tx: TxCtx, id: string): Promise<AccessObjectRow & { locked: boolean }> {
  const object = await getAccessObject(tx, tx.db, { type: 'note', id });
  return { ...object, locked: await readDocumentLock(tx, id) };
}

import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { changeDoc } from './change-doc.ts';
import type { Doc } from './doc.ts';
import { getDoc } from './policy.ts';

export async function restoreDoc(ctx: Ctx, id: string): Promise<Doc> {
  return inTransaction(ctx, async (tx) => {
    const { access } = await getDoc(tx, id, { inTrash: true });
    allow(tx, 'doc.restore', access);
    const doc = await changeDoc(tx, id, { trashed_at: null, trashed_by: null, trashed_with: null });
    await tx.record({ type: 'doc.restored', payload: { docId: id }, objectId: id, version: doc.version });
    return doc;
  });
}

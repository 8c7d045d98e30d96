import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { changeDoc } from './change-doc.ts';
import type { Doc } from './doc.ts';
import { getDoc } from './policy.ts';

export async function trashDoc(ctx: Ctx, id: string): Promise<Doc> {
  return inTransaction(ctx, async (tx) => {
    const { access } = await getDoc(tx, id);
    allow(tx, 'doc.trash', access);
    const doc = await changeDoc(tx, id, { trashed_at: tx.now(), trashed_by: requireMember(tx).viewer.id });
    await tx.record({ type: 'doc.trashed', payload: { docId: id }, objectId: id, version: doc.version });
    return doc;
  });
}

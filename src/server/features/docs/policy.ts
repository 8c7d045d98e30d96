import type { AccessObject } from '#domain/access/can.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { levelOfRank } from '#server/kernel/access/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { docColumns, type Doc } from './doc.ts';

/** Throws NotFound for what the person may not see. Locked until the transaction ends. */
export async function getDoc(
  tx: TxCtx,
  id: string,
  { inTrash = false }: { inTrash?: boolean } = {},
): Promise<{ doc: Doc; access: AccessObject }> {
  const doc = await tx.db
    .selectFrom('docs')
    .select(docColumns(tx))
    .where('docs.workspace_id', '=', tx.workspace.id)
    .where('docs.id', '=', id)
    .where('docs.trashed_at', inTrash ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();
  const level = doc ? levelOfRank(tx, doc.rank) : null;
  if (!doc || level === null) throw new NotFound();
  return { doc, access: { authorId: doc.createdBy, level } };
}

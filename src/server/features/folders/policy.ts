import type { AccessObject } from '#domain/access/can.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { levelOfRank, rankOf } from '#server/kernel/access/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import '#server/kernel/projects/tables.ts';

/** A folder as the decision needs it, locked until the transaction ends. */
export type FolderState = AccessObject & { readonly id: string; readonly parentId: string | null };

/** Throws NotFound for what the person may not see, or that is not where they look for it. */
export async function getFolder(
  tx: TxCtx,
  id: string,
  { inTrash = false }: { inTrash?: boolean } = {},
): Promise<FolderState> {
  const row = await tx.db
    .selectFrom('folders')
    .select(['parent_id as parentId', 'created_by as authorId', rankOf(tx, 'access_id').as('rank')])
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .where('trashed_at', inTrash ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();
  const level = row ? levelOfRank(tx, row.rank) : null;
  if (!row || level === null) throw new NotFound();
  return { id, parentId: row.parentId, authorId: row.authorId, level };
}

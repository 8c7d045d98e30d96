import { NotFound } from '#domain/errors/hark-error.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { inOrderOf } from '#server/platform/db/in-order-of.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { highlightColumns, type Highlight } from './highlight.ts';
import './tables.ts';

/** As they are after a command, in the order of the ids. */
export async function readBackAll(tx: TxCtx, ids: readonly string[]): Promise<Highlight[]> {
  const rows = await tx.db
    .selectFrom('highlights')
    .select(highlightColumns(tx))
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .execute();
  return inOrderOf(ids, rows);
}

export async function readBack(tx: TxCtx, id: string): Promise<Highlight> {
  const [highlight] = await readBackAll(tx, [id]);
  if (!highlight) throw new NotFound();
  return highlight;
}

/** Also what the person may not see. */
export async function findStored(tx: TxCtx, id: string): Promise<Highlight | undefined> {
  return (await readBackAll(tx, [id]))[0];
}

import type { TxCtx } from '#server/platform/context/context.ts';
import { inOrderOf } from '#server/platform/db/in-order-of.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import { visibleTags } from './scope.ts';
import { tagColumns, type Tag } from './tag.ts';

/** As they are after a command, in the order of the ids. */
export async function readBackTags(tx: TxCtx, ids: readonly string[]): Promise<Tag[]> {
  const rows = await visibleTags(tx, tx.db).select(tagColumns).where(isAmong('tags.id', ids)).execute();
  return inOrderOf(ids, rows);
}

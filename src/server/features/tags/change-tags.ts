import { sql, type Updateable } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { readBackTags } from './read-back.ts';
import type { Tag } from './tag.ts';
import './tables.ts';

/** One statement for all of them. The caller holds their locks and has checked what the person may do. */
export async function changeTags(
  tx: TxCtx,
  ids: readonly string[],
  change: Omit<Updateable<Tables['tags']>, 'version'>,
): Promise<Tag[]> {
  await tx.db
    .updateTable('tags')
    .set({ ...change, version: sql<number>`version + 1` })
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .execute();
  return readBackTags(tx, ids);
}

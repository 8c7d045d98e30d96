import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { visibleTags } from './scope.ts';
import { tagColumns, type Tag } from './tag.ts';

/** As they are after a command, in the order of the ids. */
export async function readBackTags(tx: TxCtx, ids: readonly string[]): Promise<Tag[]> {
  const rows = await visibleTags(tx, tx.db)
    .select(tagColumns)
    .where(sql<boolean>`tags.id = any(${[...ids]}::uuid[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

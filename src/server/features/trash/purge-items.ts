import { sql } from 'kysely';
import { wireType } from '#server/kernel/access/index.ts';
import { allContent, allKinds } from '#server/kernel/kinds/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { forgetTraces } from './forget-traces.ts';
import type { InTrash } from './find-in-trash.ts';
import { purgeContent } from './purge-content.ts';

/**
 * Deletes what the caller found in the trash, with everything that was made of it. The log keeps for each that it was
 * deleted, when and by whom, and nothing of what it was.
 */
export async function purgeItems(tx: TxCtx, items: readonly Pick<InTrash, 'type' | 'id'>[]): Promise<void> {
  for (const [type, some] of Map.groupBy(items, (item) => item.type)) {
    const ids = some.map(({ id }) => id);
    const content = allContent().find((known) => wireType(known.type) === type);
    const source = content ?? allKinds().find(({ trash }) => trash?.type === type)?.trash;
    if (!source) throw new Error(`Nothing is known of ${type}`);
    const inside = 'purge' in source ? await purgeOther(tx, source.purge, ids) : await purgeContent(tx, ids);
    await tx.record(
      ...ids.map((id) => ({ ...source.purged(id), objectId: id, ...(inside > 0 && { after: { inside } }) })),
    );
  }
}

type Purge = string | ((tx: TxCtx, ids: readonly string[]) => Promise<unknown>);

async function purgeOther(tx: TxCtx, purge: Purge, ids: readonly string[]): Promise<number> {
  await forgetTraces(tx, ids);
  if (typeof purge !== 'string') await purge(tx, ids);
  else
    await sql`delete from ${sql.table(purge)} where ${isInWorkspace(tx.workspace.id, 'id', ids)}`.execute(
      tx.db,
    );
  return 0;
}

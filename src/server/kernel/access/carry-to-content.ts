import { sql } from 'kysely';
import { allContent } from '#server/kernel/kinds/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import './tables.ts';

/** Each row of content repeats whose map governs it, one statement a table however many there are. */
export async function carryToContent(tx: TxCtx, ids: readonly string[]): Promise<void> {
  for (const { table } of allContent()) {
    await sql`
      update ${sql.table(table)} content set access_id = object.source_id from access_objects object
      where ${isInWorkspace(tx.workspace.id, 'content.id', ids)}
        and object.workspace_id = ${tx.workspace.id} and object.id = content.id`.execute(tx.db);
  }
}

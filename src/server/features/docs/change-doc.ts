import { sql, type Updateable } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { docColumns, type Doc } from './doc.ts';

/** For commands that have checked that somebody may. */
export function changeDoc(tx: TxCtx, id: string, change: Updateable<Tables['docs']>): Promise<Doc> {
  return tx.db
    .updateTable('docs')
    .set({ ...change, updated_at: tx.now(), version: sql`docs.version + 1` })
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .returning(docColumns(tx))
    .executeTakeFirstOrThrow();
}

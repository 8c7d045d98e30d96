import { sql, type Updateable } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { noteColumns, type Note } from './note.ts';
import './tables.ts';

/** One statement for all of them. The caller holds their locks and has checked what the person may do. */
export function changeNotes(
  tx: TxCtx,
  ids: readonly string[],
  change: Omit<Updateable<Tables['notes']>, 'version'>,
): Promise<Note[]> {
  return tx.db
    .updateTable('notes')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('workspace_id', '=', tx.workspace.id)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .returning(noteColumns(tx))
    .execute();
}

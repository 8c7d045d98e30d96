import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { personColumns, type Person } from './person.ts';
import './tables.ts';

/** As they are after a command, by name. */
export function readBackPeople(tx: TxCtx, ids: readonly string[]): Promise<Person[]> {
  return tx.db
    .selectFrom('people')
    .select(personColumns(tx))
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .orderBy('sort_name')
    .orderBy('id')
    .execute();
}

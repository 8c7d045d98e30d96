import { sql, type Updateable } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { personColumns, type Person } from './person.ts';
import './tables.ts';

/** One statement for all of them. The caller holds their locks and has checked what the person may do. */
export function changePeople(
  tx: TxCtx,
  ids: readonly string[],
  change: Omit<Updateable<Tables['people']>, 'version'>,
): Promise<Person[]> {
  return tx.db
    .updateTable('people')
    .set({ ...change, version: sql<number>`version + 1` })
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .returning(personColumns(tx))
    .execute();
}

type Verb = 'person.trashed' | 'person.restored' | 'person.hidden' | 'person.shown';

export async function recordForAll(tx: TxCtx, type: Verb, people: readonly Person[]): Promise<void> {
  await tx.record(
    ...people.map(({ id, version }) => ({ type, payload: { personId: id }, objectId: id, version })),
  );
}

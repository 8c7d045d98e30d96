import { sql, type Updateable } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { Field } from './field.ts';
import { readField } from './read-field.ts';
import './tables.ts';

/** Writes the change and its event. The caller holds the lock. Also for changes of options, which stand elsewhere. */
export async function changeField(
  tx: TxCtx,
  id: string,
  change: Omit<Updateable<Tables['fields']>, 'version'>,
  event: { type: 'field.updated'; changed: readonly string[] } | { type: 'field.deleted' | 'field.restored' },
): Promise<Field> {
  await tx.db
    .updateTable('fields')
    .set({ ...change, updated_at: tx.now(), version: sql<number>`version + 1` })
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .execute();
  const field = await readField(tx, id);
  const heard = { objectId: id, version: field.version };
  await tx.record(
    event.type === 'field.updated'
      ? { type: event.type, payload: { fieldId: id, changed: event.changed }, ...heard }
      : { type: event.type, payload: { fieldId: id }, ...heard },
  );
  return field;
}

import type { TxCtx } from '#server/platform/context/context.ts';
import { selectFields, type Field } from './field.ts';

/** As it is now, for the answer of a command that has changed it. */
export function readField(tx: TxCtx, id: string): Promise<Field> {
  return selectFields(tx, tx.db).where('fields.id', '=', id).executeTakeFirstOrThrow();
}

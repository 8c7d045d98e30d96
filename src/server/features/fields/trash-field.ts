import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { viewerOf } from '#server/platform/context/require-member.ts';
import { changeField } from './change-field.ts';
import type { Field } from './field.ts';
import { getFieldToChange } from './policy.ts';

/** Out of sight with its values, and back with them by `restoreField`. */
export async function trashField(ctx: Ctx, id: string): Promise<Field> {
  return inTransaction(ctx, async (tx) => {
    await getFieldToChange(tx, id, 'delete');
    const change = { trashed_at: tx.now(), trashed_by: viewerOf(tx)?.id ?? null };
    return changeField(tx, id, change, { type: 'field.deleted' });
  });
}

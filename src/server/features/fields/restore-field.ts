import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { changeField } from './change-field.ts';
import type { Field } from './field.ts';
import { getFieldToChange } from './policy.ts';
import './tables.ts';

/** Back where it was, with every value it had. */
export async function restoreField(ctx: Ctx, id: string): Promise<Field> {
  return inTransaction(ctx, async (tx) => {
    // Two who bring back, or one who brings back and one who adds, wait for each other at the limit.
    await lockWorkspace(tx);
    const { fieldSetId } = await getFieldToChange(tx, id, 'delete', { inTrash: true });
    const { count } = await tx.db
      .selectFrom('fields')
      .select((row) => row.fn.countAll<string>().as('count'))
      .where('workspace_id', '=', tx.workspace.id)
      .where('field_set_id', '=', fieldSetId)
      .where('trashed_at', 'is', null)
      .executeTakeFirstOrThrow();
    accept(checkCount(countLimits.fieldsPerSet, Number(count), 1));
    return changeField(tx, id, { trashed_at: null, trashed_by: null }, { type: 'field.restored' });
  });
}

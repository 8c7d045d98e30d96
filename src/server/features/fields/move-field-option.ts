import { sql } from 'kysely';
import { moveTo } from '#domain/rank/rank.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { changeField } from './change-field.ts';
import { getOption, getSelectField } from './change-options.ts';
import type { Field } from './field.ts';
import './tables.ts';

export async function moveFieldOption(
  ctx: Ctx,
  { fieldId, optionId, index }: { fieldId: string; optionId: string; index: number },
): Promise<Field> {
  return inTransaction(ctx, async (tx) => {
    const field = await getSelectField(tx, fieldId);
    getOption(field, optionId);
    const ranked = await tx.db
      .selectFrom('field_options')
      .select(['id', 'rank'])
      .where('workspace_id', '=', tx.workspace.id)
      .where('field_id', '=', fieldId)
      .where('trashed_at', 'is', null)
      .execute();
    const moved = moveTo(ranked, optionId, index);
    await sql`
      update field_options set rank = moved.rank
      from unnest(${moved.map(({ id }) => id)}::uuid[], ${moved.map(({ rank }) => rank)}::float8[])
        as moved (id, rank)
      where field_options.workspace_id = ${tx.workspace.id} and field_options.id = moved.id`.execute(tx.db);
    return changeField(tx, fieldId, {}, { type: 'field.updated', changed: ['options'] });
  });
}

import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { changeField } from './change-field.ts';
import { trashFields } from './trash-fields.ts';
import type { FieldBefore } from './update-from-row.ts';
import './tables.ts';

export type TakenBackFields = {
  readonly fieldIds: readonly string[];
  readonly previous: readonly (FieldBefore & { readonly id: string })[];
  readonly by: string;
};

/** As before an import of fields. Fields and options in which something has a value by now stay. */
export async function takeBackFields(tx: TxCtx, { fieldIds, previous, by }: TakenBackFields): Promise<void> {
  const { rows: unused } = await sql<{ id: string }>`
    select f.id from fields f where ${isInWorkspace(tx.workspace.id, 'id', fieldIds)} and f.trashed_at is null
      and not exists (select 1 from field_values v where v.workspace_id = f.workspace_id and v.field_id = f.id)`.execute(
    tx.db,
  );
  await trashFields(
    tx,
    unused.map(({ id }) => id),
  );
  const added = previous.flatMap(({ addedOptionIds }) => addedOptionIds);
  await sql`
    update field_options o set trashed_at = ${tx.now()}, trashed_by = ${by}::uuid
    where ${isInWorkspace(tx.workspace.id, 'id', added)} and o.trashed_at is null and not exists (
      select 1 from field_values v where v.workspace_id = o.workspace_id and v.field_id = o.field_id
        and v.ids @> array[o.id])`.execute(tx.db);
  const { rows: there } = await sql<{ id: string }>`
    select id from fields where ${isInWorkspace(
      tx.workspace.id,
      'id',
      previous.map(({ id }) => id),
    )} and trashed_at is null`.execute(tx.db);
  const kept = new Set(there.map(({ id }) => id));
  for (const { id, label, maxOptions, numberFormat, currencySymbol } of previous)
    if (kept.has(id)) {
      const change = {
        label,
        max_options: maxOptions,
        number_format: numberFormat,
        currency_symbol: currencySymbol,
      };
      await changeField(tx, id, change, { type: 'field.updated', changed: ['label', 'options'] });
    }
}

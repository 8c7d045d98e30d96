import { sql } from 'kysely';
import { readFieldDatum } from '#domain/fields/field-datum.ts';
import type { FieldType } from '#domain/fields/field-types.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { viewerOf } from '#server/platform/context/require-member.ts';
import './tables.ts';

export type ParsedCell = {
  readonly objectId: string;
  readonly field: { readonly id: string; readonly type: FieldType };
  /** In its one spelling; null empties the field. */
  readonly value: string | null;
};

/** One statement for those that are filled and one for those that are emptied, however many they are. */
export async function writeValues(tx: TxCtx, cells: readonly ParsedCell[]): Promise<void> {
  const filled = cells.flatMap((cell) => (cell.value === null ? [] : [toRow(cell, cell.value)]));
  const emptied = cells.filter(({ value }) => value === null);
  if (filled.length > 0) {
    await sql`
      insert into field_values (workspace_id, object_id, field_id, value, number_value, date_value, boolean_value, ids,
        updated_by, updated_at)
      select ${tx.workspace.id}::uuid, object_id, field_id, value, number_value, date_value, boolean_value, ids,
        ${viewerOf(tx)?.id ?? null}::uuid, ${tx.now()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(filled)}::jsonb) as cell (object_id uuid, field_id uuid, value text,
        number_value float8, date_value timestamptz, boolean_value boolean, ids uuid[])
      on conflict (workspace_id, object_id, field_id) do update set value = excluded.value,
        number_value = excluded.number_value, date_value = excluded.date_value,
        boolean_value = excluded.boolean_value, ids = excluded.ids,
        updated_by = excluded.updated_by, updated_at = excluded.updated_at, merged_from = null`.execute(
      tx.db,
    );
  }
  if (emptied.length > 0) {
    await sql`
      delete from field_values v
      using unnest(${emptied.map(({ objectId }) => objectId)}::uuid[], ${emptied.map(({ field }) => field.id)}::uuid[])
        as cell (object_id, field_id)
      where v.workspace_id = ${tx.workspace.id} and v.object_id = cell.object_id and v.field_id = cell.field_id`.execute(
      tx.db,
    );
  }
}

/** The text beside what it means: filters and sorts compare numbers and days, not their spellings. */
function toRow({ objectId, field }: ParsedCell, value: string): Record<string, unknown> {
  const datum = readFieldDatum(field.type, value);
  return {
    object_id: objectId,
    field_id: field.id,
    ...(datum?.kind === 'uuidArray' ? { ids: datum.value } : { value }),
    ...((datum?.kind === 'number' || datum?.kind === 'int') && { number_value: datum.value }),
    ...(datum?.kind === 'date' && { date_value: datum.value }),
    ...(datum?.kind === 'boolean' && { boolean_value: datum.value }),
  };
}

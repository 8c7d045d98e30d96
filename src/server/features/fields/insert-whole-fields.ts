import { sql } from 'kysely';
import type { FieldOwner, FieldType } from '#domain/fields/field-types.ts';
import type { NumberFormat } from '#domain/fields/number-field.ts';
import type { SelectOption } from '#domain/fields/select-field.ts';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { rebalanceRanks } from '#domain/rank/rank.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import { lockFieldSet } from './create-field.ts';
import { selectFields, type Field } from './field.ts';
import './tables.ts';

export type WholeField = {
  readonly id: string;
  readonly label: string;
  readonly type: FieldType;
  readonly rank: number;
  readonly maxOptions: number | null;
  readonly numberFormat: NumberFormat | null;
  readonly currencySymbol: string | null;
  readonly options: readonly SelectOption[];
};

/** Fields of one set with their options and ranks. For commands that have checked everything but the room. */
export async function insertWholeFields(
  tx: TxCtx,
  place: { readonly owner: FieldOwner; readonly projectId: string | null; readonly createdBy: string },
  fields: readonly WholeField[],
): Promise<Field[]> {
  if (fields.length === 0) return [];
  const fieldSetId = await lockFieldSet(tx, place);
  const now = tx.now().toISOString();
  await sql`
    insert into fields (workspace_id, id, field_set_id, label, type, number_format, currency_symbol, max_options, rank,
      created_by, created_at, updated_at)
    select ${tx.workspace.id}::uuid, id, ${fieldSetId}::uuid, label, type, "numberFormat", "currencySymbol", "maxOptions",
      rank, ${place.createdBy}::uuid, ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(fields)}::jsonb) as field (id uuid, label text, type text,
      "numberFormat" text, "currencySymbol" text, "maxOptions" int, rank float8)`.execute(tx.db);
  const options = fields.flatMap(({ id, options: all }) => {
    const ranks = rebalanceRanks(all.length);
    return all.map((option, at) => ({ ...option, field_id: id, rank: ranks[at] ?? at }));
  });
  await sql`
    insert into field_options (workspace_id, id, field_id, label, color, rank, created_at)
    select ${tx.workspace.id}::uuid, id, field_id, label, color, rank, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(options)}::jsonb)
      as option (id uuid, field_id uuid, label text, color text, rank float8)`.execute(tx.db);
  const { count } = await tx.db
    .selectFrom('fields')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('workspace_id', '=', tx.workspace.id)
    .where('field_set_id', '=', fieldSetId)
    .where('trashed_at', 'is', null)
    .executeTakeFirstOrThrow();
  accept(checkCount(countLimits.fieldsPerSet, Number(count), 0));
  await tx.record(
    ...fields.map(({ id }) => ({
      type: 'field.created' as const,
      payload: { fieldId: id },
      objectId: id,
      version: 1,
    })),
  );
  const ids = fields.map(({ id }) => id);
  return selectFields(tx, tx.db).where(isAmong('fields.id', ids)).execute();
}

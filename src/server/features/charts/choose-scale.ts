import { sql, type RawBuilder } from 'kysely';
import type { ChartField } from '#domain/charts/chart-fields.ts';
import { dateScale, numberScale, type ChartScale } from '#domain/charts/chart-scale.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { dayOfValue, filledFields } from './field-cells.ts';

/** One that fits the values of the notes that are charted; numbers and dates would be too many each. */
export async function chooseScale(
  ctx: Ctx,
  db: Db,
  field: ChartField,
  tagged: RawBuilder<unknown>,
): Promise<ChartScale> {
  if (field.fieldType === 'NUMBER') {
    const { count, min, max } = await read<number>(ctx, db, field, tagged, sql`v.number_value`);
    return min === null || max === null ? null : numberScale({ count: Number(count), min, max });
  }
  if (field.fieldType !== 'DATETIME') return null;
  const { count, min, max } = await read<string>(ctx, db, field, tagged, dayOfValue);
  return min === null || max === null ? null : dateScale({ count: Number(count), min, max });
}

type Spread<Value> = { readonly count: string; readonly min: Value | null; readonly max: Value | null };

async function read<Value>(
  ctx: Ctx,
  db: Db,
  field: ChartField,
  tagged: RawBuilder<unknown>,
  value: RawBuilder<unknown>,
): Promise<Spread<Value>> {
  const { rows } = await sql<Spread<Value>>`
    select count(distinct value) as count, min(value) as min, max(value) as max
    from (${filledFields(ctx, field, sql`${value} as value`)}) as filled
    where object_id in (select object_id from (${tagged}) as tagged)`.execute(db);
  return rows[0] ?? { count: '0', min: null, max: null };
}

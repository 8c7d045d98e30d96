import { sql, type RawBuilder } from 'kysely';
import type { ChartField } from '#domain/charts/chart-fields.ts';
import type { ChartScale } from '#domain/charts/chart-scale.ts';
import '#server/features/fields/tables.ts';
import { isOfKnownPerson } from '#server/features/people/index.ts';
import '#server/features/people/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';

/** Longer texts are answers, not categories. */
const longestText = 200;

type Cell = { readonly cell: RawBuilder<unknown>; readonly title: RawBuilder<unknown> };

/**
 * One row for each note and value of the field it has, itself or by its participants: `object_id`, `cell`, `title`.
 * Values of contacts whose identity is hidden from the person are left out.
 */
export function fieldCells(ctx: Ctx, field: ChartField, scale: ChartScale): RawBuilder<unknown> {
  const { cell, title } = cellOf(field.fieldType, scale);
  return sql`
    select object_id, cell, min(title) as title
    from (${filledFields(ctx, field, sql`${cell} as cell, ${title} as title`)}) as filled
    where cell <> '' and length(cell) <= ${longestText} group by object_id, cell`;
}

/**
 * One row for each contact and value of the field: `person_id`, `cell`, `title`. Values of contacts whose identity is
 * hidden from the person are left out.
 */
export function contactCells(
  ctx: Ctx,
  { fieldId, fieldType }: Pick<ChartField, 'fieldId' | 'fieldType'>,
): RawBuilder<unknown> {
  const { cell, title } = cellOf(fieldType, null);
  return sql`
    select person_id, cell, min(title) as title
    from (select v.object_id as person_id, ${cell} as cell, ${title} as title from field_values v
      where v.workspace_id = ${ctx.workspace.id} and v.field_id = ${fieldId}
        and ${isOfKnownPerson(ctx, 'v.object_id')}) as filled
    where cell <> '' and length(cell) <= ${longestText} group by person_id, cell`;
}

/** `object_id` and what is asked of each value `v` of the field. */
export function filledFields(
  ctx: Ctx,
  { kind, fieldId }: ChartField,
  columns: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const from =
    kind === 'note'
      ? sql`select v.object_id, ${columns} from field_values v where v.workspace_id = ${ctx.workspace.id}`
      : sql`select np.note_id as object_id, ${columns} from note_people np
          join field_values v on v.workspace_id = np.workspace_id and v.object_id = np.person_id
          where np.workspace_id = ${ctx.workspace.id} and ${isOfKnownPerson(ctx, 'v.object_id')}`;
  return sql`${from} and v.field_id = ${fieldId}`;
}

/** A day stays a day for readers elsewhere. */
export const dayOfValue = sql`to_char(v.date_value at time zone 'UTC', 'YYYY-MM-DD')`;

const untitled = sql`''`;
const lengths = { day: 10, month: 7, year: 4 } as const;

function cellOf(type: ChartField['fieldType'], scale: ChartScale): Cell {
  if (type === 'SELECT') return { cell: sql`unnest(v.ids)::text`, title: untitled };
  if (type === 'BOOLEAN') return { cell: sql`v.boolean_value::text`, title: untitled };
  // A text is one value however it is cased, as it is to a filter.
  if (type === 'TEXT') return { cell: sql`lower(btrim(v.value))`, title: sql`btrim(v.value)` };
  if (type === 'DATETIME') {
    const length = typeof scale === 'string' ? lengths[scale] : lengths.day;
    return { cell: sql`left(${dayOfValue}, ${length}::int)`, title: untitled };
  }
  const isStepped = scale !== null && typeof scale === 'object';
  return {
    cell: isStepped ? rangeWithin(scale.step) : sql`v.number_value::text`,
    title: sql`v.number_value::text`,
  };
}

/** As `20..30`: from the first, up to before the second. Decimal, so that a tenth is a tenth. */
function rangeWithin(step: number): RawBuilder<unknown> {
  const width = sql`${String(step)}::numeric`;
  const from = sql`floor(v.number_value::numeric / ${width}) * ${width}`;
  return sql`trim_scale(${from})::text || '..' || trim_scale(${from} + ${width})::text`;
}

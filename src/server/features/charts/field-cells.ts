import { sql, type RawBuilder } from 'kysely';
import type { ChartField } from '#domain/charts/chart-fields.ts';
import '#server/features/fields/tables.ts';
import { isOfKnownPerson } from '#server/features/people/index.ts';
import '#server/features/people/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';

/** Longer texts are answers, not categories. */
const longestText = 200;

/**
 * One row for each note and value of the field it has, itself or by its participants: `object_id`, `cell`, `title`.
 * Values of contacts whose identity is hidden from the person are left out.
 */
export function fieldCells(ctx: Ctx, { kind, fieldId, fieldType }: ChartField): RawBuilder<unknown> {
  const { cell, title } = cells[fieldType];
  const from =
    kind === 'note'
      ? sql`select v.object_id, ${cell} as cell, ${title} as title from field_values v
          where v.workspace_id = ${ctx.workspace.id}`
      : sql`select np.note_id as object_id, ${cell} as cell, ${title} as title from note_people np
          join field_values v on v.workspace_id = np.workspace_id and v.object_id = np.person_id
          where np.workspace_id = ${ctx.workspace.id} and ${isOfKnownPerson(ctx, 'v.object_id')}`;
  return sql`
    select object_id, cell, min(title) as title from (${from} and v.field_id = ${fieldId}) as filled
    where cell <> '' and length(cell) <= ${longestText} group by object_id, cell`;
}

const text = { cell: sql`lower(btrim(v.value))`, title: sql`btrim(v.value)` };
const number = { cell: sql`v.number_value::text`, title: sql`v.number_value::text` };

/** A text is one value however it is cased, as it is to a filter. */
const cells: Readonly<
  Record<ChartField['fieldType'], { cell: RawBuilder<unknown>; title: RawBuilder<unknown> }>
> = {
  SELECT: { cell: sql`unnest(v.ids)::text`, title: sql`''` },
  BOOLEAN: { cell: sql`v.boolean_value::text`, title: sql`''` },
  NPS: number,
  TEXT: text,
};

import { sql } from 'kysely';
import type { FieldOwner } from '#domain/fields/field-types.ts';
import { decodeIds } from '#domain/fields/id-list.ts';
import { selectFields, valuesOf, type Field } from '#server/features/fields/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Cell } from '#server/platform/tables/table-rows.ts';

type FieldColumns = {
  readonly labels: readonly string[];
  /** Of things that the person may see, by their ids. */
  readonly cellsOf: (ids: readonly string[]) => Promise<(id: string) => Cell[]>;
};

/** A column for each field of notes, insights or contacts in a project that isn’t about people. */
export async function fieldColumns(
  ctx: Ctx,
  { projectId, owner }: { projectId: string; owner: FieldOwner },
): Promise<FieldColumns> {
  const fields = await selectFields(ctx, await ctx.reads.db())
    .where('field_sets.owner', '=', owner)
    .where(sql<boolean>`(field_sets.project_id is null or field_sets.project_id = ${projectId}::uuid)`)
    .where('fields.trashed_at', 'is', null)
    .where('fields.type', '<>', 'PERSON')
    .orderBy('fields.rank')
    .orderBy('fields.id')
    .execute();
  await ctx.reads.end();
  return {
    labels: fields.map(({ label }) => label),
    cellsOf: async (ids) => {
      const holders = ids.map((id) => ({ id, projectId }));
      const found = await valuesOf(ctx, await ctx.reads.db(), holders);
      await ctx.reads.end();
      return (id) => {
        const values = new Map(found.get(id)?.map(({ fieldId, value }) => [fieldId, value ?? '']));
        return fields.map((field) => cellOf(field, values.get(field.id) ?? ''));
      };
    },
  };
}

function cellOf({ type, options }: Field, value: string): Cell {
  if (value === '') return '';
  if (type === 'NUMBER' || type === 'NPS') return Number.isFinite(Number(value)) ? Number(value) : value;
  if (type !== 'SELECT') return value;
  const labels = new Map(options.map(({ id, label }) => [id, label]));
  return decodeIds(value)
    .map((id) => labels.get(id) ?? '')
    .filter((label) => label !== '')
    .join('; ');
}

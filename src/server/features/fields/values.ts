import DataLoader from 'dataloader';
import { sql } from 'kysely';
import type { FieldType } from '#domain/fields/field-types.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { loaderOf, type RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import './tables.ts';

export type FieldCell = {
  readonly objectId: string;
  readonly fieldId: string;
  readonly value: string | null;
};
export type FieldValue = FieldCell & { readonly id: string; readonly type: FieldType };

/** Something that has values. `projectId` is where it lies now: fields of a project it left stay behind, unseen. */
export type ValueHolder = { readonly id: string; readonly projectId: string | null };

/** The text of a value whatever its type; `v` is a row of field_values. */
export const valueText = sql<string>`coalesce(v.value, array_to_string(v.ids, ','))`;

export function cellId({ objectId, fieldId }: Omit<FieldCell, 'value'>): string {
  return `${objectId}.${fieldId}`;
}

/** The filled fields of many things, in one statement. Ask only for things that the reader may see. */
export async function valuesOf(
  { workspace }: Pick<Ctx, 'workspace'>,
  db: Db,
  holders: readonly ValueHolder[],
): Promise<Map<string, FieldValue[]>> {
  const { rows } = await sql<Omit<FieldValue, 'id'>>`
    select v.object_id as "objectId", v.field_id as "fieldId", f.type, ${valueText} as value
    from unnest(${holders.map(({ id }) => id)}::uuid[], ${holders.map(({ projectId }) => projectId)}::uuid[])
      as holder (id, project_id)
    join field_values v on v.workspace_id = ${workspace.id} and v.object_id = holder.id
    join fields f on f.workspace_id = v.workspace_id and f.id = v.field_id and f.trashed_at is null
    join field_sets s on s.workspace_id = f.workspace_id and s.id = f.field_set_id
      and (s.project_id is null or s.project_id = holder.project_id)
    order by v.object_id, f.rank, f.id`.execute(db);
  const byObject = new Map<string, FieldValue[]>();
  for (const row of rows) {
    const known = byObject.get(row.objectId);
    const value = { id: cellId(row), ...row };
    if (known) known.push(value);
    else byObject.set(row.objectId, [value]);
  }
  return byObject;
}

const valueKey = Symbol('fieldValues');

/** The filled fields of whatever an answer shows, in one statement. */
export function valueLoader(ctx: RequestCtx): DataLoader<ValueHolder, FieldValue[], string> {
  return loaderOf(ctx, valueKey, () => {
    return new DataLoader(
      async (holders: readonly ValueHolder[]) => {
        const found = await valuesOf(ctx, await ctx.reads.db(), holders);
        return holders.map(({ id }) => found.get(id) ?? []);
      },
      { cacheKeyFn: ({ id }) => id },
    );
  });
}

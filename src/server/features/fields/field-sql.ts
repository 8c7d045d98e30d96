import { sql, type RawBuilder } from 'kysely';
import type { DatumKind } from '#domain/fields/field-datum.ts';
import type { FieldType } from '#domain/fields/field-types.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import './tables.ts';

/** A field of the thing whose id stands in `objectId`, a column such as `notes.id`. */
export type FieldOf = { readonly objectId: string; readonly fieldId: string };

/** What a row `v` of field_values holds for a filter: text, float8, timestamptz, boolean or uuid[]. */
export function fieldDatum(kind: DatumKind): RawBuilder<unknown> {
  return datums[kind];
}

const datums = {
  string: sql`v.value`,
  number: sql`v.number_value`,
  int: sql`v.number_value`,
  date: sql`v.date_value`,
  boolean: sql`v.boolean_value`,
  uuidArray: sql`v.ids`,
} as const satisfies Record<DatumKind, RawBuilder<unknown>>;

/**
 * Whether the field has a value for which `holds` is true, as a semi-join over the values of that field alone.
 * Never true for an empty field.
 */
export function fieldHolds(
  { workspace }: Pick<Ctx, 'workspace'>,
  { objectId, fieldId }: FieldOf,
  holds: RawBuilder<boolean>,
): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(objectId)} in (
    select v.object_id from field_values v
    where v.workspace_id = ${workspace.id} and v.field_id = ${fieldId}::uuid and ${holds})`;
}

export function fieldIsEmpty(
  ctx: Pick<Ctx, 'workspace'>,
  { objectId, fieldId }: FieldOf,
): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select 1 from field_values v
    where v.workspace_id = ${ctx.workspace.id} and v.object_id = ${sql.ref(objectId)}
      and v.field_id = ${fieldId}::uuid)`;
}

/**
 * What a list is sorted by: lower-case text, a number, an instant, a boolean, or the place of the first option among
 * the options. Null where the field is empty. People sort by name, which is the business of whoever joins them.
 */
export function fieldSortValue(
  { workspace }: Pick<Ctx, 'workspace'>,
  { objectId, fieldId }: FieldOf,
  type: FieldType,
): RawBuilder<unknown> {
  const option = sql`(select min(o.rank) from field_options o where o.workspace_id = v.workspace_id
    and o.id = any(v.ids) and o.trashed_at is null)`;
  const sorted = {
    BOOLEAN: sql`v.boolean_value`,
    DATETIME: sql`v.date_value`,
    EMAIL: sql`lower(left(v.value, 200))`,
    NPS: sql`v.number_value`,
    NUMBER: sql`v.number_value`,
    PERSON: sql`v.ids[1]`,
    PHONE: sql`lower(left(v.value, 200))`,
    SELECT: option,
    TEXT: sql`lower(left(v.value, 200))`,
    URL: sql`lower(left(v.value, 200))`,
  } satisfies Record<FieldType, RawBuilder<unknown>>;
  return sql`(select ${sorted[type]} from field_values v
    where v.workspace_id = ${workspace.id} and v.object_id = ${sql.ref(objectId)} and v.field_id = ${fieldId}::uuid)`;
}

/** The options or people of a SELECT or PERSON field, for groups: `uuid[]`, empty where nothing is chosen. */
export function fieldIds(
  { workspace }: Pick<Ctx, 'workspace'>,
  { objectId, fieldId }: FieldOf,
): RawBuilder<string[]> {
  return sql<string[]>`coalesce((select v.ids from field_values v
    where v.workspace_id = ${workspace.id} and v.object_id = ${sql.ref(objectId)}
      and v.field_id = ${fieldId}::uuid), '{}')`;
}

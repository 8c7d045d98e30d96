import { sql, type RawBuilder } from 'kysely';
import type { FieldType } from '#domain/fields/field-types.ts';
import type { SortKey } from './view-sort.ts';

type FieldKey = Omit<SortKey, 'isDescending'>;

const text = { kind: 'text', value: sql`lower(left(v.value, 200))` } as const;
const number = { kind: 'number', value: sql`v.number_value` } as const;

/** Options by their own order, people by name as everybody may know it; what is empty comes last. */
const sorted = {
  BOOLEAN: { kind: 'number', value: sql`v.boolean_value::int` },
  DATETIME: { kind: 'time', value: sql`v.date_value` },
  EMAIL: text,
  NPS: number,
  NUMBER: number,
  PERSON: {
    kind: 'text',
    value: sql`(select p.shown_sort_name from people p where p.workspace_id = v.workspace_id and p.id = v.ids[1])`,
  },
  PHONE: text,
  SELECT: {
    kind: 'number',
    value: sql`(select o.rank from field_options o where o.workspace_id = v.workspace_id and o.id = v.ids[1])`,
  },
  TEXT: text,
  URL: text,
} as const satisfies Record<FieldType, Pick<FieldKey, 'kind' | 'value'>>;

/** What rows are ordered by when they are sorted by a custom field. */
export function fieldSortKey(
  objectId: RawBuilder<unknown>,
  field: { id: string; type: FieldType },
  workspaceId: string,
): FieldKey {
  const { kind, value } = sorted[field.type];
  return {
    kind,
    nullable: true,
    value: sql`(select ${value} from ${valueOf(objectId, field.id, workspaceId)})`,
  };
}

/** The options or people of a field, one line each; one line with an empty key where there are none. */
export function fieldGroupKeys(
  objectId: RawBuilder<unknown>,
  fieldId: string,
  workspaceId: string,
): RawBuilder<unknown> {
  return sql`(select unnest(coalesce((select v.ids::text[] from ${valueOf(objectId, fieldId, workspaceId)}),
    array[''])) as key)`;
}

function valueOf(objectId: RawBuilder<unknown>, fieldId: string, workspaceId: string): RawBuilder<unknown> {
  return sql`field_values v where v.workspace_id = ${workspaceId} and v.object_id = ${objectId}
    and v.field_id = ${fieldId}::uuid`;
}

import { sql, type RawBuilder } from 'kysely';
import type { FieldType } from '#domain/fields/field-types.ts';
import { lowestPassive, lowestPromoter } from '#domain/fields/nps.ts';
import type { GroupableType } from '#domain/views/field-groups.ts';
import type { SortKey } from './view-sort.ts';

type FieldKey = Omit<SortKey, 'isDescending'>;

type Read = (alias: string) => Pick<FieldKey, 'kind' | 'value'>;
const column = (alias: string, name: string): RawBuilder<unknown> => sql.ref(`${alias}.${name}`);
const text: Read = (v) => ({ kind: 'text', value: sql`lower(left(${column(v, 'value')}, 200))` });
const number: Read = (v) => ({ kind: 'number', value: column(v, 'number_value') });

/** Options by their own order, people by name as everybody may know it; what is empty comes last. */
const reads: Record<FieldType, Read> = {
  BOOLEAN: (v) => ({ kind: 'number', value: sql`${column(v, 'boolean_value')}::int` }),
  DATETIME: (v) => ({ kind: 'time', value: column(v, 'date_value') }),
  EMAIL: text,
  NPS: number,
  NUMBER: number,
  PERSON: (v) => ({
    kind: 'text',
    value: sql`(select p.shown_sort_name from people p where p.workspace_id = ${column(v, 'workspace_id')}
      and p.id = ${column(v, 'ids')}[1])`,
  }),
  PHONE: text,
  SELECT: (v) => ({
    kind: 'number',
    value: sql`(select o.rank from field_options o where o.workspace_id = ${column(v, 'workspace_id')}
      and o.id = ${column(v, 'ids')}[1])`,
  }),
  TEXT: text,
  URL: text,
};

type Sorting = {
  objectId: RawBuilder<unknown>;
  field: { id: string; type: FieldType };
  workspaceId: string;
  at: number;
};

/** What rows are ordered by when they are sorted by a custom field; `at` tells several of them apart. */
export function fieldSortKey({ objectId, field, workspaceId, at }: Sorting): FieldKey {
  const alias = `sorted${at}`;
  return {
    ...reads[field.type](alias),
    nullable: true,
    join: sql`left join field_values ${sql.ref(alias)} on ${column(alias, 'workspace_id')} = ${workspaceId}
      and ${column(alias, 'object_id')} = ${objectId} and ${column(alias, 'field_id')} = ${field.id}::uuid`,
  };
}

/** The groups of a field that a row is in, one line each; one line with an empty key where there are none. */
export function fieldGroupKeys(
  objectId: RawBuilder<unknown>,
  { id, type }: { id: string; type: GroupableType },
  workspaceId: string,
): RawBuilder<unknown> {
  return sql`(select unnest(coalesce((select ${groupKeysOfValue(type)} from ${valueOf(objectId, id, workspaceId)}),
    array[''])) as key)`;
}

const ids = sql`v.ids::text[]`;

/** The keys of the groups that a value \`v\` is in, as an array; null for none. */
export function groupKeysOfValue(type: GroupableType): RawBuilder<unknown> {
  const keys: Record<GroupableType, RawBuilder<unknown>> = {
    SELECT: ids,
    PERSON: ids,
    BOOLEAN: sql`case when v.boolean_value is not null then array[v.boolean_value::text] end`,
    NPS: sql`case when v.number_value is not null then array[case
      when v.number_value < ${sql.lit(lowestPassive)} then 'Detractor'
      when v.number_value < ${sql.lit(lowestPromoter)} then 'Passive' else 'Promoter' end] end`,
  };
  return keys[type];
}

function valueOf(objectId: RawBuilder<unknown>, fieldId: string, workspaceId: string): RawBuilder<unknown> {
  return sql`field_values v where v.workspace_id = ${workspaceId} and v.object_id = ${objectId}
    and v.field_id = ${fieldId}::uuid`;
}

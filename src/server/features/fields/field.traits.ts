import { sql, type RawBuilder } from 'kysely';
import type { FieldFilter } from '#domain/filters/predicate.ts';
import { isOfKnownPerson } from '#server/features/people/index.ts';
import {
  owned,
  type Asking,
  type FindField,
  type Owned,
  type Source,
  type Trait,
} from '#server/kernel/kinds/index.ts';
import './tables.ts';

export const fieldTraits: readonly Trait[] = [
  {
    filter: {
      of: ['note', 'insight', 'highlight'],
      field: (asking, { document = '' }) => fieldsOf(asking, document),
    },
  },
  {
    filter: {
      of: ['person'],
      field: (asking) => (_from, fieldId, kind) => {
        const from = sql`field_values v where v.workspace_id = ${asking.workspace.id} and ${isOfKnownPerson(asking, 'v.object_id')}`;
        return fieldValue(kind, fieldId, { from, owner: 'v.object_id', of: 'people.id' });
      },
    },
  },
];

/** A field of the note or insight itself, or of the people who take part in it. */
function fieldsOf(asking: Asking, of: string): FindField {
  const own = sql`field_values v where v.workspace_id = ${asking.workspace.id}`;
  const ofPeople = sql`note_people np join field_values v on v.workspace_id = np.workspace_id and v.object_id = np.person_id
    where np.workspace_id = ${asking.workspace.id} and ${isOfKnownPerson(asking, 'v.object_id')}`;
  return (from, fieldId, kind) =>
    from === 'people'
      ? fieldValue(kind, fieldId, { from: ofPeople, owner: 'np.note_id', of })
      : fieldValue(kind, fieldId, { from: own, owner: 'v.object_id', of });
}

const fieldTypes = {
  string: { type: 'text', value: sql`v.value` },
  number: { type: 'number', value: sql`v.number_value` },
  int: { type: 'number', value: sql`v.number_value` },
  date: { type: 'time', value: sql`v.date_value` },
  boolean: { type: 'boolean', value: sql`v.boolean_value` },
  uuidArray: { type: 'ids', value: sql`v.ids` },
} as const satisfies Record<FieldFilter['kind'], { type: Source['type']; value: RawBuilder<unknown> }>;

/** `from` gives rows `v` of field_values; those of one field are few beside all rows of the target. */
function fieldValue(kind: FieldFilter['kind'], fieldId: string, { from, owner, of }: Owned): Source {
  const { type, value } = fieldTypes[kind];
  return owned(type, { from: sql`${from} and v.field_id = ${fieldId}::uuid`, owner, of }, value);
}

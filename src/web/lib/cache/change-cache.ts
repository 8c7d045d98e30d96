import type { Cache } from '@urql/exchange-graphcache';
import type { TypeName } from './cache-rules.ts';
import type { FieldsOf, ListField, QueryField } from './schema.gen.ts';

/** Every page of these is read again when somebody looks at it. */
export function readAgain(cache: Cache, fields: readonly QueryField[]): void {
  for (const { fieldName, arguments: given } of cache.inspectFields('Query')) {
    if ((fields as readonly string[]).includes(fieldName))
      cache.invalidate('Query', fieldName, given ?? undefined);
  }
}

/** One field of one record is read again. */
export function forgetField<T extends TypeName>(
  cache: Cache,
  { type, id }: { type: T; id: string },
  field: FieldsOf[T],
): void {
  cache.invalidate({ __typename: type, id }, field);
}

/** Runs for the guessed answer too, so the row is gone at once and comes back if the server refuses. */
export function dropFromLists(
  cache: Cache,
  { type, ids }: { type: TypeName; ids: readonly string[] },
  lists: readonly ListField[],
): void {
  const gone = new Set(ids.map((id) => cache.keyOfEntity({ __typename: type, id })));
  for (const field of cache.inspectFields('Query')) {
    if (!(lists as readonly string[]).includes(field.fieldName)) continue;
    const page = cache.resolve('Query', field.fieldName, field.arguments ?? undefined);
    if (typeof page !== 'string') continue;
    const items = cache.resolve(page, 'items');
    if (Array.isArray(items))
      cache.link(page, 'items', items.filter((item) => !gone.has(item as string)) as string[]);
  }
}

/** A record as it is known, with a change: what a mutation will most likely answer. */
export function changed<T extends TypeName>(
  cache: Cache,
  { type, id }: { type: T; id: string },
  fields: readonly FieldsOf[T][],
  changes: object = {},
) {
  const entity = { __typename: type as string, id };
  const kept = fields.map((field): [string, unknown] => [field, cache.resolve(entity, field)]);
  return { ...Object.fromEntries(kept), ...changes, ...entity };
}

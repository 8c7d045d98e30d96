import type { Cache } from '@urql/exchange-graphcache';

/** Every page of a list is read again when somebody looks at it. */
export function invalidateField(cache: Cache, fieldName: string): void {
  for (const field of cache.inspectFields('Query')) {
    if (field.fieldName === fieldName)
      cache.invalidate('Query', field.fieldName, field.arguments ?? undefined);
  }
}

/** Runs for the optimistic answer too, so the row is gone at once and comes back if the server refuses. */
export function dropFromLists(
  cache: Cache,
  __typename: string,
  ids: readonly string[],
  lists: readonly string[],
): void {
  const gone = new Set(ids.map((id) => cache.keyOfEntity({ __typename, id })));
  for (const field of cache.inspectFields('Query')) {
    if (!lists.includes(field.fieldName)) continue;
    const page = cache.resolve('Query', field.fieldName, field.arguments ?? undefined);
    if (typeof page !== 'string') continue;
    const items = cache.resolve(page, 'items');
    if (Array.isArray(items))
      cache.link(page, 'items', items.filter((item) => !gone.has(item as string)) as string[]);
  }
}

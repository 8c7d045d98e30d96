import { sql, type RawBuilder } from 'kysely';
import type { EventThing } from '#domain/events/who-hears.ts';
import { allTraits } from './registry.ts';
import type { Holder } from './search-source.ts';

export const noIds: RawBuilder<unknown> = sql`'{}'::uuid[]`;

/** The columns `tag_ids` and `person_ids` of an item, as other slices tell them. */
export function addedIds(
  thing: EventThing,
  which: 'tagIds' | 'personIds',
  holder: Holder,
): RawBuilder<unknown> {
  for (const { search } of allTraits()) {
    if (search?.of.includes(thing) && search[which]) return search[which](holder);
  }
  return noIds;
}

/** The words of an item: its own, and below them what other slices add. */
export function withAddedWords(
  thing: EventThing,
  own: RawBuilder<unknown>,
  holder: Holder,
): RawBuilder<unknown> {
  const added = allTraits().flatMap(({ search }) =>
    search?.of.includes(thing) && search.body ? [search.body(holder)] : [],
  );
  return sql`concat_ws(E'\\n', ${sql.join([own, ...added])})`;
}

/** The ids that a payload gives under these names. */
export function idsIn(payload: object, ...keys: readonly string[]): string[] {
  return Object.entries(payload)
    .filter(([name]) => keys.includes(name))
    .flatMap(([, entry]: [string, unknown]) => (Array.isArray(entry) ? entry : [entry]))
    .filter((id) => typeof id === 'string');
}

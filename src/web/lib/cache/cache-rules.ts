import type { Cache, Data, DataFields } from '@urql/exchange-graphcache';
import type { EventType } from '#domain/events/event-map.ts';
import type { FieldsOf, MutationArgs, QueryField } from './schema.gen.ts';

export type TypeName = keyof FieldsOf;
type MutationName = keyof MutationArgs;

type ThingOf<T> = T extends `${infer Thing}.${string}` ? Lowercase<Thing> : never;

/** What the live wire names, in lower case: the thing of an event, or that somebody has news. */
type HeardThing = ThingOf<EventType> | 'notification';

/** What a feature tells the cache of its own types, every name checked against the schema; `app/cache` gathers them. */
export type CacheRules = {
  /** These have an id and still live inside what holds them: a picture for one answer, not the record. */
  readonly embedded?: readonly TypeName[];
  /** These have no id and are records all the same, told apart by other fields; by none: there is one. */
  readonly keys?: { readonly [T in TypeName]?: readonly FieldsOf[T][] };
  /** What a mutation makes old: fields of the query, or whatever the function does. Runs for a guessed answer too. */
  readonly after?: { readonly [M in MutationName]?: readonly QueryField[] | AfterMutation<M> };
  /** The answer that the server will most likely give. */
  readonly guess?: {
    readonly [M in MutationName]?: (args: MutationArgs[M], cache: Cache) => DataFields[string];
  };
  /** What to read again when somebody else's change is heard of. An event names no field: all that may show it. */
  readonly heard?: { readonly [T in HeardThing]?: readonly QueryField[] | OnHeard };
};

type AfterMutation<M extends MutationName> = (cache: Cache, args: MutationArgs[M], result: Data) => void;
type OnHeard = (cache: Cache, id: string | null) => void;

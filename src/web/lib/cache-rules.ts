import type { Cache, KeyingConfig, OptimisticMutationConfig, UpdatesConfig } from '@urql/exchange-graphcache';

/** What a feature tells the cache of its own types; `app/cache` gathers them. */
export type CacheRules = {
  /** Types without an id live inside the record that holds them: `() => null`. */
  keys?: KeyingConfig;
  updates?: NonNullable<UpdatesConfig['Mutation']>;
  optimistic?: OptimisticMutationConfig;
  /** Lists to read again when a record of the type (as the live wire writes it, lower case) appears, changes or goes. */
  lists?: Readonly<Record<string, readonly string[]>>;
  /** For types of the live wire that are no record of the cache; in lower case as well. */
  heard?: Readonly<Record<string, (cache: Cache, id: string | null) => void>>;
};

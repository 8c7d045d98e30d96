import {
  cacheExchange,
  type Cache,
  type Data,
  type Entity,
  type KeyingConfig,
  type OptimisticMutationConfig,
  type UpdatesConfig,
} from '@urql/exchange-graphcache';
import { readAgain } from '#web/lib/cache/change-cache.ts';
import { embeddedTypes, type QueryField } from '#web/lib/cache/schema.gen.ts';
import { cacheRules as rules } from './cache-rules.ts';

/** Normalised by id: a record that one answer refreshes is fresh everywhere. */
export const graphqlCache = cacheExchange({
  keys: gatherKeys(),
  updates: {
    Mutation: {
      ...gatherUpdates(),
      workspaceChanged: (result, _args, cache) => applyChange(cache, result['workspaceChanged'] as Change),
    },
  },
  optimistic: gatherGuesses(),
});

type Change = { type: string; id: string | null; version: number };

/** The wire says only that something changed. A record may be fresh already while lists that show it are not. */
function applyChange(cache: Cache, { type, id, version }: Change): void {
  if (id !== null) {
    const entity: Entity = { __typename: type.charAt(0).toUpperCase() + type.slice(1), id };
    const known = cache.resolve(entity, 'version');
    // Progress of a file is told without a version: the record itself is the same.
    const isProgress = type === 'file' && version === 0;
    if (isProgress || typeof known !== 'number' || known < version) cache.invalidate(entity);
  }
  for (const { heard = {} } of rules) {
    const answer = entryOf(heard, type.toLowerCase());
    if (typeof answer === 'function') answer(cache, id);
    else if (answer) readAgain(cache, answer);
  }
}

function gatherKeys(): KeyingConfig {
  const inside = [...embeddedTypes.split(' '), ...rules.flatMap(({ embedded = [] }) => embedded)];
  const own = rules.flatMap(({ keys = {} }) => Object.entries(keys));
  return {
    ...Object.fromEntries(inside.map((type) => [type, () => null])),
    ...Object.fromEntries(
      own.map(([type, fields]) => [type, (data: Data) => JSON.stringify(fields.map((field) => data[field]))]),
    ),
  };
}

type AnyAfter = readonly QueryField[] | ((cache: Cache, args: Data, result: Data) => void);

/** Several features may have something to do after the same mutation: each of them does its part. */
function gatherUpdates(): NonNullable<UpdatesConfig['Mutation']> {
  const parts = new Map<string, AnyAfter[]>();
  for (const { after = {} } of rules)
    for (const [name, part] of Object.entries(after as Readonly<Record<string, AnyAfter>>))
      parts.set(name, [...(parts.get(name) ?? []), part]);
  return Object.fromEntries(
    [...parts].map(([name, own]) => [
      name,
      (result: Data, args: Data, cache: Cache) => {
        for (const part of own) {
          if (typeof part === 'function') part(cache, args, result);
          else readAgain(cache, part);
        }
      },
    ]),
  );
}

function gatherGuesses(): OptimisticMutationConfig {
  // The rules tie each function to the arguments of its own mutation; a lookup by any name loses that.
  return Object.assign({}, ...rules.map(({ guess }) => guess)) as OptimisticMutationConfig;
}

function entryOf<Value>(entries: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(entries, name) ? entries[name] : undefined;
}

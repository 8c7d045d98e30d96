import { cacheExchange, type Cache, type Entity } from '@urql/exchange-graphcache';
import { invalidateField } from '#web/lib/cache-lists.ts';
import type { CacheRules } from '#web/lib/cache-rules.ts';
import { applyNews } from './access-cache.ts';
import { cacheRules as rules } from './cache-rules.ts';
import { applyCommentChange } from './document-cache.ts';

/** Normalised by id: a record that one answer refreshes is fresh everywhere. */
export const graphqlCache = cacheExchange({
  keys: gather('keys'),
  updates: {
    Mutation: {
      ...gatherUpdates(),
      workspaceChanged: (result, _args, cache) => applyChange(cache, result['workspaceChanged'] as Change),
    },
  },
  optimistic: gather('optimistic'),
});

type Change = { type: string; id: string | null; version: number };

/** The wire says only that something changed. A record may be fresh already while lists that show it are not. */
function applyChange(cache: Cache, change: Change): void {
  if (change.type === 'comment' && change.id !== null) return applyCommentChange(cache, change.id);
  if (change.type === 'notification' && change.id !== null) return applyNews(cache, change.id);
  const typename = change.type.charAt(0).toUpperCase() + change.type.slice(1);
  if (change.id !== null) {
    const entity: Entity = { __typename: typename, id: change.id };
    const known = cache.resolve(entity, 'version');
    // Progress of a file is told without a version: the record itself is the same.
    const isProgress = change.type === 'file' && change.version === 0;
    if (isProgress || typeof known !== 'number' || known < change.version) cache.invalidate(entity);
  }
  for (const { lists, heard } of rules) {
    heard?.[change.type.toLowerCase()]?.(cache, change.id);
    for (const field of lists?.[change.type.toLowerCase()] ?? []) invalidateField(cache, field);
  }
}

/** Several features may have something to do after the same mutation: each of them does its part. */
function gatherUpdates(): NonNullable<CacheRules['updates']> {
  const gathered: NonNullable<CacheRules['updates']> = {};
  for (const { updates = {} } of rules) {
    for (const [name, update] of Object.entries(updates)) {
      const before = gathered[name];
      gathered[name] = (...args) => {
        before?.(...args);
        update?.(...args);
      };
    }
  }
  return gathered;
}

function gather<Part extends 'keys' | 'optimistic'>(part: Part): NonNullable<CacheRules[Part]> {
  return Object.assign({}, ...rules.map((rule) => rule[part])) as NonNullable<CacheRules[Part]>;
}

import type { Cache } from '@urql/exchange-graphcache';
import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

export const workspacesCache: CacheRules = {
  embedded: ['Change', 'WorkspaceDeletion'],
  keys: { WorkspaceSettings: [] },
  after: { removeSampleData: forgetLists, startHome: ['workspace'] },
  heard: { setting: ['workspaceSettings'], workspace: ['workspace'] },
};

const stays: ReadonlySet<string> = new Set(['viewer', 'workspace', 'workspaceSettings']);

/** The sample is in every list: stars, folders, what was visited, search. */
function forgetLists(cache: Cache): void {
  for (const { fieldName, arguments: given } of cache.inspectFields('Query'))
    if (!stays.has(fieldName)) cache.invalidate('Query', fieldName, given ?? undefined);
}

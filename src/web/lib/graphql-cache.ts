import { cacheExchange, type Cache, type Entity } from '@urql/exchange-graphcache';
import { accessKeys, accessLists, accessOptimistic, accessUpdates, applyNews } from './access-cache.ts';
import { dropFromLists, invalidateField } from './cache-lists.ts';
import { applyCommentChange, documentKeys, documentOptimistic, documentUpdates } from './document-cache.ts';

/** Normalised by id: a record that one answer refreshes is fresh everywhere. */
export const graphqlCache = cacheExchange({
  keys: {
    ProjectPage: () => null,
    MemberPage: () => null,
    InvitePage: () => null,
    Change: () => null,
    ...accessKeys,
    ...documentKeys,
  },
  updates: {
    Mutation: {
      ...documentUpdates,
      ...accessUpdates,
      createProject: (_result, _args, cache) => invalidateField(cache, 'projects'),
      restoreProject: (_result, _args, cache) => invalidateField(cache, 'projects'),
      trashProject: (_result, args, cache) =>
        dropFromLists(cache, 'Project', [args['id'] as string], ['projects']),
      inviteMember: (_result, _args, cache) => invalidateField(cache, 'invites'),
      revokeInvite: (_result, _args, cache) => invalidateField(cache, 'invites'),
      removeSampleData: (_result, _args, cache) => {
        invalidateField(cache, 'projects');
        invalidateField(cache, 'members');
      },
    },
    Subscription: {
      workspaceChanged: (result, _args, cache) => applyChange(cache, result['workspaceChanged'] as Change),
    },
  },
  optimistic: {
    ...documentOptimistic,
    ...accessOptimistic,
    updateProject: (args, cache) => {
      const { id, ...changes } = args['input'] as { id: string; title?: string; summary?: string };
      const entity: Entity = { __typename: 'Project', id };
      return {
        __typename: 'Project',
        id,
        title: cache.resolve(entity, 'title') as string,
        summary: cache.resolve(entity, 'summary') as string,
        updatedAt: cache.resolve(entity, 'updatedAt') as string,
        version: cache.resolve(entity, 'version') as number,
        ...changes,
      };
    },
    trashProject: (args) => ({ __typename: 'Project', id: args['id'] as string, version: 0 }),
  },
});

type Change = { type: string; id: string | null; version: number };

/** Lists to read again when a record of the type appears, changes or goes. */
const listsOf: Readonly<Record<string, readonly string[]>> = {
  project: ['projects', 'recent', 'starred', 'yourWork', 'trash'],
  note: ['notes', 'recent', 'starred', 'yourWork', 'sharedWithYou', 'trash'],
  insight: ['insights', 'publishedInsights', 'recent', 'starred', 'yourWork', 'sharedWithYou', 'trash'],
  member: ['members', 'invites'],
  workspace: [],
  ...accessLists,
};

/** The wire says only that something changed. What this client has already, its own writes included, it skips. */
function applyChange(cache: Cache, change: Change): void {
  if (change.type === 'comment' && change.id !== null) return applyCommentChange(cache, change.id);
  if (change.type === 'notification' && change.id !== null) return applyNews(cache, change.id);
  const typename = change.type.charAt(0).toUpperCase() + change.type.slice(1);
  if (change.id !== null) {
    const entity: Entity = { __typename: typename, id: change.id };
    const known = cache.resolve(entity, 'version');
    if (typeof known === 'number' && known >= change.version) return;
    cache.invalidate(entity);
  }
  for (const field of listsOf[change.type.toLowerCase()] ?? []) invalidateField(cache, field);
}

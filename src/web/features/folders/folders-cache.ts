import type { Cache, Entity } from '@urql/exchange-graphcache';
import { dropFromLists, invalidateField } from '#web/lib/cache-lists.ts';
import type { CacheRules } from '#web/lib/cache-rules.ts';

const everywhere = [
  'folders',
  'folder',
  'projects',
  'recent',
  'starred',
  'yourWork',
  'sharedWithYou',
  'trash',
];
const readAgain =
  (fields: readonly string[] = everywhere) =>
  (_result: unknown, _args: unknown, cache: Cache): void => {
    for (const field of fields) invalidateField(cache, field);
  };

/** Folders, and what happens to many projects at once. */
export const foldersCache: CacheRules = {
  keys: { FolderPage: () => null, ProjectSection: () => null, SavedFeedPage: () => null },
  updates: {
    createFolder: readAgain(['folders', 'yourWork']),
    moveFolder: readAgain(['folders']),
    restoreFolder: readAgain(),
    trashFolder: (_result, args, cache) => {
      dropFromLists(cache, 'Folder', [args['id'] as string], ['folders']);
      readAgain()(_result, args, cache);
    },
    moveProjects: readAgain(['projects', 'folders', 'publishedInsights']),
    setProjectStatus: readAgain(['projects', 'folders']),
    restoreProjects: readAgain(),
    trashProjects: (_result, args, cache) => {
      dropFromLists(cache, 'Project', args['ids'] as string[], ['projects']);
      readAgain()(_result, args, cache);
    },
    startHome: readAgain(['workspace']),
    createSavedFeed: readAgain(['savedFeeds']),
    deleteSavedFeed: (_result, args, cache) =>
      dropFromLists(cache, 'SavedFeed', [args['id'] as string], ['savedFeeds']),
  },
  optimistic: {
    trashProjects: (args) =>
      (args['ids'] as string[]).map((id) => ({ __typename: 'Project', id, version: 0 })),
    setProjectStatus: (args, cache) =>
      (args['ids'] as string[]).map((id) => ({
        ...known(cache, { __typename: 'Project', id }, ['updatedAt', 'version']),
        status: args['status'] as string,
      })),
    renameFolder: ({ id, title }, cache) => ({
      ...known(cache, { __typename: 'Folder', id: id as string }, ['version']),
      title: title as string,
    }),
  },
  lists: {
    folder: [...everywhere, 'publishedInsights'],
    project: ['folders', 'publishedInsights'],
    access: ['folders', 'folder'],
    group: ['folders', 'folder'],
    savedfeed: ['savedFeeds'],
  },
};

function known(cache: Cache, entity: Entity & object, fields: readonly string[]) {
  const kept = fields.map((field) => [field, cache.resolve(entity, field)] as const);
  return { ...entity, ...Object.fromEntries(kept) };
}

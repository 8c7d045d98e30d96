import type { CacheRules } from '#web/lib/cache/cache-rules.ts';
import { changed, dropFromLists, readAgain } from '#web/lib/cache/change-cache.ts';

const everywhere = [
  'folders',
  'folder',
  'projects',
  'channels',
  'channel',
  'recent',
  'starred',
  'yourWork',
  'sharedWithYou',
  'trash',
] as const;

/** Folders, and what happens to many projects at once. */
export const foldersCache: CacheRules = {
  after: {
    createFolder: ['folders', 'yourWork'],
    moveFolder: ['folders'],
    restoreFolder: everywhere,
    trashFolder: (cache, { id }) => {
      dropFromLists(cache, { type: 'Folder', ids: [id] }, ['folders']);
      readAgain(cache, everywhere);
    },
    moveProjects: ['projects', 'folders', 'publishedInsights'],
    setProjectStatus: ['projects', 'folders'],
    restoreProjects: everywhere,
    trashProjects: (cache, { ids }) => {
      dropFromLists(cache, { type: 'Project', ids }, ['projects']);
      readAgain(cache, everywhere);
    },
  },
  guess: {
    trashProjects: ({ ids }) => ids.map((id) => ({ __typename: 'Project', id, version: 0 })),
    setProjectStatus: ({ ids, status }, cache) =>
      ids.map((id) => changed(cache, { type: 'Project', id }, ['updatedAt', 'version'], { status })),
    renameFolder: ({ id, title }, cache) => changed(cache, { type: 'Folder', id }, ['version'], { title }),
  },
  heard: {
    folder: [...everywhere, 'publishedInsights'],
    project: ['folders', 'publishedInsights'],
    access: ['folders', 'folder'],
    group: ['folders', 'folder'],
  },
};

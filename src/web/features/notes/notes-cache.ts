import type { CacheRules } from '#web/lib/cache/cache-rules.ts';
import { changed, dropFromLists, readAgain } from '#web/lib/cache/change-cache.ts';

const everyList = ['notes', 'recent', 'starred', 'yourWork', 'sharedWithYou', 'trash'] as const;

export const notesCache: CacheRules = {
  after: {
    createNote: ['notes', 'yourWork'],
    duplicateNote: ['notes', 'yourWork'],
    moveNotes: everyList,
    restoreNotes: everyList,
    trashNotes: (cache, { ids }) => {
      dropFromLists(cache, { type: 'Note', ids }, ['notes']);
      readAgain(cache, ['recent', 'starred', 'yourWork', 'trash']);
    },
  },
  guess: {
    updateNote: ({ input: { id, ...changes } }, cache) =>
      changed(cache, { type: 'Note', id }, ['updatedAt', 'version', 'title'], changes),
    trashNotes: ({ ids }) => ids.map((id) => ({ __typename: 'Note', id, version: 0 })),
  },
  heard: { note: everyList },
};

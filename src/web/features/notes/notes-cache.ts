import type { CacheRules } from '#web/lib/cache/cache-rules.ts';
import { changed, dropFromLists, readAgain } from '#web/lib/cache/change-cache.ts';

const everyList = ['notes', 'recent', 'starred', 'yourWork', 'sharedWithYou', 'trash'] as const;

/** Cards that show what was said in a note. */
const evidence = ['highlight', 'highlightsByIds'] as const;

export const notesCache: CacheRules = {
  after: {
    createNote: ['notes', 'yourWork'],
    duplicateNote: ['notes', 'yourWork'],
    moveNotes: everyList,
    restoreNotes: [...everyList, ...evidence],
    trashNotes: (cache, { ids }) => {
      dropFromLists(cache, { type: 'Note', ids }, ['notes']);
      readAgain(cache, ['recent', 'starred', 'yourWork', 'trash', ...evidence]);
    },
  },
  guess: {
    updateNote: ({ input: { id, ...changes } }, cache) =>
      changed(cache, { type: 'Note', id }, ['updatedAt', 'version', 'title'], changes),
    trashNotes: ({ ids }) => ids.map((id) => ({ __typename: 'Note', id, version: 0 })),
  },
  heard: { note: everyList },
};

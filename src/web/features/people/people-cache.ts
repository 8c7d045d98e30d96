import type { Cache } from '@urql/exchange-graphcache';
import type { CacheRules } from '#web/lib/cache/cache-rules.ts';
import { dropFromLists, forgetField, readAgain } from '#web/lib/cache/change-cache.ts';

const everywhere = ['people', 'contacts', 'duplicatePeople', 'person', 'note', 'starred', 'recent'] as const;
/** What is said about a contact goes with a merge, and is hidden with the contact. */
const withComments = [...everywhere, 'comments', 'commentThread'] as const;

export const peopleCache: CacheRules = {
  embedded: ['ErasedPerson'],
  after: {
    createPerson: (cache, { input }) => {
      readAgain(cache, everywhere);
      if (input.noteId != null) forgetField(cache, { type: 'Note', id: input.noteId }, 'people');
    },
    addPersonToNotes: joined,
    removePersonFromNotes: joined,
    updatePerson: everywhere,
    restorePeople: everywhere,
    restoreFromTrash: everywhere,
    hidePeople: withComments,
    showPeople: withComments,
    mergePeople: withComments,
    undoMerge: withComments,
    trashPeople: drop,
    erasePeople: drop,
  },
  heard: { person: withComments },
};

function joined(cache: Cache, { noteIds }: { noteIds: readonly string[] }): void {
  for (const id of noteIds) forgetField(cache, { type: 'Note', id }, 'people');
  readAgain(cache, ['person', 'note']);
}

/** A deleted contact is in no list and in no note any more. */
function drop(cache: Cache, { ids }: { ids: readonly string[] }): void {
  dropFromLists(cache, { type: 'Person', ids }, ['people', 'contacts']);
  readAgain(cache, ['duplicatePeople', 'note', 'starred', 'recent']);
}

import type { Cache, Data } from '@urql/exchange-graphcache';
import { dropFromLists, invalidateField } from '#web/lib/cache-lists.ts';
import type { CacheRules } from '#web/lib/cache-rules.ts';

const lists = ['people', 'duplicatePeople'];

function readAgain(_result: unknown, _args: unknown, cache: Cache): void {
  for (const field of [...lists, 'person', 'note']) invalidateField(cache, field);
}

/** Whoever went is in no list and in no note any more. */
function drop(_result: unknown, args: Data, cache: Cache): void {
  dropFromLists(cache, 'Person', args['ids'] as string[], ['people']);
  for (const field of ['duplicatePeople', 'note']) invalidateField(cache, field);
}

export const peopleCache: CacheRules = {
  keys: {
    PersonPage: () => null,
    NotePerson: () => null,
    DuplicateGroup: () => null,
    DuplicateGroupPage: () => null,
    MergePreview: () => null,
    ErasedPerson: () => null,
    ImportedPeople: () => null,
  },
  updates: {
    createPerson: (result, args, cache) => {
      readAgain(result, args, cache);
      const { noteId } = args['input'] as { noteId?: string };
      if (noteId !== undefined) cache.invalidate({ __typename: 'Note', id: noteId }, 'people');
    },
    importPeople: readAgain,
    updatePerson: readAgain,
    restorePeople: readAgain,
    hidePeople: readAgain,
    showPeople: readAgain,
    mergePeople: readAgain,
    undoMerge: readAgain,
    trashPeople: drop,
    erasePeople: drop,
  },
  lists: { person: [...lists, 'person', 'note'] },
};

import type { Cache } from '@urql/exchange-graphcache';
import type { CacheRules, TypeName } from '#web/lib/cache/cache-rules.ts';
import { changed } from '#web/lib/cache/change-cache.ts';
import type { FieldsOf } from '#web/lib/cache/schema.gen.ts';

const lists = ['tags', 'tagBoards', 'duplicateTags'] as const;

export const tagsCache: CacheRules = {
  after: {
    createTag: lists,
    moveTags: lists,
    trashTags: lists,
    restoreTags: lists,
    mergeTags: [...lists, 'tag'],
    undoTagMerge: [...lists, 'tag'],
    importTags: lists,
    createTagBoard: lists,
    updateTagBoard: lists,
    deleteTagBoard: lists,
    restoreTagBoard: lists,
    createTagGroup: lists,
    updateTagGroup: lists,
    deleteTagGroup: lists,
    restoreTagGroup: lists,
    restoreFromTrash: lists,
  },
  guess: {
    updateTag: ({ input: { withoutSentiment, ...input } }, cache) =>
      known(cache, 'Tag', { ...input, ...(withoutSentiment === true && { sentiment: null }) }),
    updateTagGroup: ({ input }, cache) => known(cache, 'TagGroup', input),
    updateTagBoard: ({ input }, cache) => known(cache, 'TagBoard', input),
  },
  heard: { tag: lists, taggroup: lists, tagboard: lists },
};

/** All that is known of it, with the change. */
function known(cache: Cache, type: TypeName, { id, ...changes }: { id: string }) {
  const fields = cache.inspectFields({ __typename: type, id }).map(({ fieldName }) => fieldName);
  return changed(cache, { type, id }, fields as FieldsOf[TypeName][], changes);
}

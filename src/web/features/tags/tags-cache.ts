import type { Cache, Entity, OptimisticMutationResolver } from '@urql/exchange-graphcache';
import { invalidateField } from '#web/lib/cache-lists.ts';
import type { CacheRules } from '#web/lib/cache-rules.ts';

const lists = ['tags', 'tagBoards', 'duplicateTags'];

function readAgain(_result: unknown, _args: unknown, cache: Cache): void {
  for (const field of lists) invalidateField(cache, field);
}

function changed(__typename: string): OptimisticMutationResolver {
  return (args, cache) => {
    const { id, ...changes } = args['input'] as { id: string; withoutSentiment?: boolean };
    const entity: Entity = { __typename, id };
    const kept = cache
      .inspectFields(entity)
      .map(({ fieldName }) => [fieldName, cache.resolve(entity, fieldName)]);
    const without = changes.withoutSentiment ? { sentiment: null } : {};
    return { ...Object.fromEntries(kept), ...changes, ...without, __typename, id };
  };
}

export const tagsCache: CacheRules = {
  keys: {
    TagPage: () => null,
    DuplicateTags: () => null,
    TagMergePreview: () => null,
    TagImport: () => null,
    TagProjectUse: () => null,
  },
  updates: Object.fromEntries(
    [
      'createTag',
      'moveTags',
      'trashTags',
      'restoreTags',
      'mergeTags',
      'undoTagMerge',
      'importTags',
      ...['TagBoard', 'TagGroup'].flatMap((type) =>
        ['create', 'update', 'delete', 'restore'].map((verb) => verb + type),
      ),
    ].map((name) => [name, readAgain]),
  ),
  optimistic: {
    updateTag: changed('Tag'),
    updateTagGroup: changed('TagGroup'),
    updateTagBoard: changed('TagBoard'),
  },
  lists: { tag: lists, taggroup: lists, tagboard: lists },
};

import type { Cache } from '@urql/exchange-graphcache';
import type { CacheRules } from '#web/lib/cache/cache-rules.ts';
import { forgetField, readAgain } from '#web/lib/cache/change-cache.ts';

/** By the query that shows one of them. */
const commented = { note: 'Note', insight: 'Insight' } as const;

export const commentsCache: CacheRules = {
  after: {
    startThread: ['comments'],
    reply: ['commentThread'],
    deleteComment: ['comments', 'commentThread'],
    markThreadRead: (cache) => {
      for (const { type, id } of shownObjects(cache)) refreshCounts(cache, type, id);
    },
  },
  heard: {
    // It names the note or insight that it is about.
    comment: (cache, objectId) => {
      if (objectId === null) return;
      for (const field of cache.inspectFields('Query')) {
        if (field.fieldName === 'comments' && field.arguments?.['objectId'] === objectId)
          cache.invalidate('Query', 'comments', field.arguments);
      }
      readAgain(cache, ['commentThread']);
      for (const type of Object.values(commented)) refreshCounts(cache, type, objectId);
    },
  },
};

function refreshCounts(cache: Cache, type: 'Note' | 'Insight', id: string): void {
  if (typeof cache.resolve({ __typename: type, id }, 'version') !== 'number') return;
  forgetField(cache, { type, id }, 'unreadComments');
  forgetField(cache, { type, id }, 'openThreads');
}

function shownObjects(cache: Cache): { type: 'Note' | 'Insight'; id: string }[] {
  return cache.inspectFields('Query').flatMap(({ fieldName, arguments: given }) => {
    const id = given?.['id'];
    if ((fieldName !== 'note' && fieldName !== 'insight') || typeof id !== 'string') return [];
    return [{ type: commented[fieldName], id }];
  });
}

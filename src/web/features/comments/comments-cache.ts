import type { Cache } from '@urql/exchange-graphcache';
import type { CacheRules } from '#web/lib/cache/cache-rules.ts';
import { forgetField, readAgain } from '#web/lib/cache/change-cache.ts';

/** By the query that shows one of them. */
const commented = { note: 'Note', insight: 'Insight' } as const;

export const commentsCache: CacheRules = {
  after: {
    startThread: (cache, _args, result) => {
      const thread = result['startThread'] as NewThread;
      // Version 0: the server has not heard of it, and can't be asked for the list.
      if (thread.version === 0) addThread(cache, thread);
      else readAgain(cache, ['comments']);
    },
    reply: ['commentThread'],
    deleteComment: ['comments', 'commentThread', 'trash'],
    restoreComment: ['comments', 'commentThread', 'trash'],
    markThreadRead: (cache) => {
      for (const { type, id } of shownObjects(cache)) refreshCounts(cache, type, id);
    },
  },
  heard: {
    // It names what it is about, but not a contact whom not everybody may know.
    comment: (cache, objectId) => {
      if (objectId === null) return readAgain(cache, ['comments', 'commentThread']);
      for (const field of cache.inspectFields('Query')) {
        if (field.fieldName === 'comments' && field.arguments?.['objectId'] === objectId)
          cache.invalidate('Query', 'comments', field.arguments);
      }
      readAgain(cache, ['commentThread']);
      for (const type of Object.values(commented)) refreshCounts(cache, type, objectId);
    },
  },
};

type NewThread = { __typename: 'CommentThread'; id: string; objectId: string; version: number };

/** First in the list of open threads. */
function addThread(cache: Cache, thread: NewThread): void {
  const key = cache.keyOfEntity(thread);
  for (const { fieldName, arguments: given } of cache.inspectFields('Query')) {
    const isShown =
      fieldName === 'comments' && given?.['objectId'] === thread.objectId && given['fileId'] == null;
    if (!isShown || given['resolved'] === true || given['after'] != null || key === null) continue;
    const page = cache.resolve('Query', 'comments', given);
    const items = typeof page === 'string' ? cache.resolve(page, 'items') : null;
    if (typeof page === 'string' && Array.isArray(items))
      cache.link(page, 'items', [key, ...(items.filter((item) => item !== key) as string[])]);
  }
}

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

import { NotificationReadFragmentDoc, UnreadCountDocument } from './notifications.gen.ts';
import type { Cache } from '@urql/exchange-graphcache';
import type { CacheRules } from '#web/lib/cache/cache-rules.ts';
import { readAgain } from '#web/lib/cache/change-cache.ts';

export const notificationsCache: CacheRules = {
  keys: {
    Follow: ['objectType', 'objectId'],
    NotificationOptions: ['projectId'],
    NoticeChoice: ['notice', 'projectId'],
  },
  after: {
    follow: ['follow', 'follows'],
    unfollow: ['follow', 'follows'],
    markRead: (cache, { ids }) => markAsRead(cache, new Set(ids)),
    markAllRead: (cache) => markAsRead(cache, null),
  },
  guess: { markRead: ({ ids }) => ids.length, markAllRead: () => 0 },
  heard: {
    follow: ['follow', 'follows'],
    // Its id says whose list changed.
    notification: (cache, memberId) => {
      const viewer = cache.resolve('Query', 'viewer');
      if (memberId !== null && viewer === cache.keyOfEntity({ __typename: 'Member', id: memberId }))
        readAgain(cache, ['notifications', 'unreadCount', 'accessRequests']);
    },
  },
};

/** Null: all of them. The count follows from what is known to have been unread. */
function markAsRead(cache: Cache, ids: ReadonlySet<string> | null): void {
  const readAt = new Date().toISOString();
  let marked = 0;
  for (const id of knownNotifications(cache)) {
    if ((ids && !ids.has(id)) || cache.resolve({ __typename: 'Notification', id }, 'readAt') !== null)
      continue;
    cache.writeFragment(NotificationReadFragmentDoc, { id, readAt });
    marked += 1;
  }
  const unread = cache.resolve('Query', 'unreadCount');
  if (typeof unread !== 'number') return;
  const left = ids === null ? 0 : Math.max(0, unread - marked);
  cache.updateQuery({ query: UnreadCountDocument }, () => ({ unreadCount: left }));
}

function knownNotifications(cache: Cache): string[] {
  return cache.inspectFields('Query').flatMap((field) => {
    if (field.fieldName !== 'notifications') return [];
    const page = cache.resolve('Query', 'notifications', field.arguments ?? undefined);
    const items = typeof page === 'string' ? cache.resolve(page, 'items') : null;
    if (!Array.isArray(items)) return [];
    return items.flatMap((item) => {
      const id = cache.resolve(item as string, 'id');
      return typeof id === 'string' ? [id] : [];
    });
  });
}

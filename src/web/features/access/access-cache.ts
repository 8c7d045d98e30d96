import type { CacheRules } from '#web/lib/cache/cache-rules.ts';
import { dropFromLists, readAgain } from '#web/lib/cache/change-cache.ts';

/** What a person may see, and why, wherever it is shown. */
const everyAccess = ['objectAccess', 'accessReasons', 'accessRequests'] as const;

export const accessCache: CacheRules = {
  embedded: ['InviteGrant'],
  keys: { ObjectAccess: ['objectType', 'objectId'] },
  after: {
    grantAccess: ['accessReasons'],
    revokeAccess: ['accessReasons'],
    setAccessInherited: ['accessReasons'],
    answerAccessRequest: everyAccess,
    createGroup: ['groups'],
    renameGroup: ['groups'],
    deleteGroup: (cache, { id }) => {
      dropFromLists(cache, { type: 'Group', ids: [id] }, ['groups']);
      readAgain(cache, everyAccess);
    },
    changeGroupMembers: ['group', 'accessReasons'],
  },
  heard: {
    access: [...everyAccess, 'project', 'projects', 'follows', 'notifications', 'unreadCount'],
    accessrequest: everyAccess,
    group: ['groups', 'group', ...everyAccess, 'project', 'projects'],
  },
};

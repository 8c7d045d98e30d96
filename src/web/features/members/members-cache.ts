import type { Cache } from '@urql/exchange-graphcache';
import type { CacheRules } from '#web/lib/cache/cache-rules.ts';
import { changed, dropFromLists } from '#web/lib/cache/change-cache.ts';

const shown = ['name', 'email', 'role', 'workspaceAdmin', 'isYou', 'suspended'] as const;

export const membersCache: CacheRules = {
  embedded: ['InviteLink'],
  after: {
    inviteMember: ['invites'],
    revokeInvite: ['invites'],
    resendInvite: ['invites'],
    copyInviteLink: ['invites'],
    removeMember: (cache, { id }) => dropFromLists(cache, { type: 'Member', ids: [id] }, ['members']),
    addOpenDomain: ['openDomains'],
    removeOpenDomain: ['openDomains'],
  },
  guess: {
    setMemberRole: ({ id, role = null }, cache) => member(cache, id, { role }),
    setWorkspaceAdmin: ({ id, workspaceAdmin }, cache) => member(cache, id, { workspaceAdmin }),
    suspendMember: ({ id }, cache) => member(cache, id, { suspended: true }),
    reactivateMember: ({ id }, cache) => member(cache, id, { suspended: false }),
  },
  heard: { member: ['members', 'invites'], opendomain: ['openDomains'] },
};

function member(cache: Cache, id: string, changes: object) {
  return changed(cache, { type: 'Member', id }, shown, changes);
}

import type { FactorKind } from '#domain/accounts/second-factor.ts';
import type { FlowProvider } from '#domain/accounts/sign-in-providers.ts';
import { admins, adminsAlways, anyone, atLeastRole } from '#domain/access/rule.ts';
import type { Role } from '#domain/events/event-values.ts';
import { defineThing, event } from '#domain/things/thing.ts';

export const membersThing = defineThing({
  hearers: { member: 'workspace', openDomain: 'workspace' },
  actions: {
    'profile.update': anyone({ forPeople: true }),
    'member.read': anyone(),
    'member.invite': atLeastRole('CONTRIBUTOR', { adminWhenInvitesRestricted: true, scope: 'members' }),
    'member.cancelInvite': atLeastRole('CONTRIBUTOR', { adminWhenInvitesRestricted: true, scope: 'members' }),
    'member.setRole': admins({ plan: 'userRoles', scope: 'members' }),
    'member.setAdmin': admins({ forPeople: true }),
    'member.suspend': adminsAlways({ scope: 'members' }),
    'member.reactivate': admins({ scope: 'members' }),
    'member.remove': adminsAlways({ scope: 'members' }),
    'member.leave': anyone({ forPeople: true }),
    'openDomain.list': adminsAlways(),
    'openDomain.add': admins(),
    'openDomain.remove': adminsAlways(),
  },
  events: {
    'member.invited': event<{ inviteId: string; email: string; role: Role | null }>(),
    'member.inviteRevoked': event<{ inviteId: string }>(),
    'member.inviteResent': event<{ inviteId: string }>(),
    'member.inviteLinkCopied': event<{ inviteId: string }>(),
    'member.joined': event<{ memberId: string; inviteId: string | null }>(),
    'member.updated': event<{ memberId: string; changed: readonly string[] }>(),
    'member.roleChanged': event<{ memberId: string; from: Role | null; to: Role | null }>(['standing']),
    'member.adminChanged': event<{ memberId: string; workspaceAdmin: boolean }>(['standing']),
    'member.suspended': event<{ memberId: string }>(['standing']),
    'member.reactivated': event<{ memberId: string }>(['standing']),
    'member.removed': event<{ memberId: string }>(['standing']),
    'member.signedIn': event<{ memberId: string; provider: string }>(),
    'member.signInFailed': event<{ memberId: string; provider: string }>(),
    'member.signedOut': event<{ memberId: string }>(['standing']),
    'member.locked': event<{ memberId: string }>(['standing']),
    'member.unlocked': event<{ memberId: string }>(['standing']),
    'member.passwordChanged': event<{ memberId: string }>(['standing']),
    'member.identityLinked': event<{ memberId: string; provider: FlowProvider }>(),
    'member.identityUnlinked': event<{ memberId: string; provider: FlowProvider }>(),
    'member.secondFactorAdded': event<{ memberId: string; kind: FactorKind }>(['standing']),
    'member.secondFactorRemoved': event<{ memberId: string; kind: FactorKind }>(['standing']),
    'member.recoveryCodesRenewed': event<{ memberId: string }>(),
    'member.recoveryCodeUsed': event<{ memberId: string }>(),
    'openDomain.added': event<{ domain: string }>(),
    'openDomain.removed': event<{ domain: string }>(),
  },
  textLimits: {
    memberName: { name: 'Name', max: 100, min: 1 },
    inviteMessage: { name: 'Message', max: 500 },
    inviteEmail: { name: 'E-mail address', max: 320, min: 1 },
  },
  countLimits: {
    membersPerWorkspace: { holder: 'A workspace', things: 'users', max: 5000 },
    openDomainsPerWorkspace: { holder: 'A workspace', things: 'open domains', max: 50 },
  },
});

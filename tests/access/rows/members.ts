import { byAdminScope, byMembersScope, forPeopleOnly, mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';

const everybody = queryOutcomes('ok', 'ok', 'ok', 'ok');
const admins = byMembersScope(mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'ok'));
const domainAdmins = byAdminScope(mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'ok'));
const inviters = byMembersScope(mutationOutcomes('forbidden', 'ok', 'ok', 'ok'));
const someone = async ({ kit }: Making) => ({ id: await kit.member() });
const anInvite = async ({ kit }: Making) => ({ id: await kit.invite() });
const email = (): string => `invited-${Math.random().toString(36).slice(2)}@matrix.example`;

export const memberRows: readonly Row[] = [
  { operation: 'Query.viewer', expected: everybody },
  { operation: 'Query.member', variables: someone, expected: everybody },
  { operation: 'Query.members', expected: everybody },
  {
    operation: 'Query.invites',
    expected: byMembersScope(queryOutcomes('forbidden', 'ok', 'ok', 'ok')),
  },
  {
    operation: 'Query.openDomains',
    variables: async ({ kit }) => {
      await kit.openDomain();
      return {};
    },
    expected: byAdminScope(queryOutcomes('forbidden', 'forbidden', 'forbidden', 'ok')),
  },
  {
    operation: 'Mutation.inviteMember',
    variables: () => ({ input: { email: email(), role: 'VIEWER' } }),
    expected: inviters,
    noForeignIds: true,
  },
  {
    operation: 'Mutation.inviteMember',
    when: 'to an object of one’s own',
    variables: async ({ kit, callerId }) => ({
      input: {
        email: email(),
        role: 'VIEWER',
        object: { type: 'PROJECT', id: await kit.project({ full: callerId }), level: 'READ' },
      },
    }),
    expected: inviters,
  },
  {
    operation: 'Mutation.inviteMember',
    when: 'with more rights than one has',
    variables: () => ({ input: { email: email(), role: 'MANAGER' } }),
    expected: byMembersScope(mutationOutcomes('forbidden', 'forbidden', 'ok', 'ok')),
    noForeignIds: true,
  },
  { operation: 'Mutation.revokeInvite', variables: anInvite, expected: inviters },
  { operation: 'Mutation.resendInvite', variables: anInvite, expected: inviters },
  { operation: 'Mutation.copyInviteLink', variables: anInvite, expected: inviters },
  {
    operation: 'Mutation.setMemberRole',
    variables: async (making) => ({ ...(await someone(making)), role: 'VIEWER' }),
    expected: admins,
  },
  {
    operation: 'Mutation.setWorkspaceAdmin',
    variables: async (making) => ({ ...(await someone(making)), workspaceAdmin: true }),
    expected: forPeopleOnly(admins),
  },
  { operation: 'Mutation.suspendMember', variables: someone, expected: admins },
  {
    operation: 'Mutation.reactivateMember',
    variables: async ({ kit }) => ({ id: await kit.member({ suspended: true }) }),
    expected: admins,
  },
  { operation: 'Mutation.removeMember', variables: someone, expected: admins },
  {
    operation: 'Mutation.addOpenDomain',
    variables: () => ({ domain: `@d${Math.random().toString(36).slice(2)}.example` }),
    expected: domainAdmins,
  },
  {
    operation: 'Mutation.removeOpenDomain',
    variables: async ({ kit }) => {
      await kit.openDomain();
      return { domain: await kit.openDomain() };
    },
    expected: domainAdmins,
  },
  {
    operation: 'Mutation.updateProfile',
    variables: () => ({ input: { name: 'Renamed' } }),
    expected: forPeopleOnly(mutationOutcomes('ok', 'ok', 'ok', 'ok')),
  },
];

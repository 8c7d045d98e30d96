import { byMembersScope, mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';

const type = 'PROJECT';
const everybody = queryOutcomes('ok', 'ok', 'ok', 'ok');
const admins = byMembersScope(mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'ok'));
const owners = byMembersScope(mutationOutcomes('forbidden', 'ok', 'ok', 'ok'));
const nobody = mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'forbidden');
const unseen = mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound');

const aGroup = async ({ kit }: Making) => ({ id: await kit.group() });
const shared = async ({ kit }: Making) => ({ type, id: await kit.project() });
const hidden = async ({ kit }: Making) => ({ type, id: await kit.project({ isPrivate: true }) });
const own = async ({ kit, callerId }: Making) => ({ type, id: await kit.project({ full: callerId }) });
const byGroup = async ({ kit }: Making) => ({
  type,
  id: await kit.project({ isPrivate: true, fullGroup: kit.troupe }),
});
const grant = (make: (making: Making) => Promise<object>) => async (making: Making) => ({
  input: {
    ...(await make(making)),
    grantees: [{ memberId: await making.kit.member() }, { groupId: await making.kit.group() }],
    level: 'FULL',
  },
});

export const accessRows: readonly Row[] = [
  { operation: 'Query.groups', expected: everybody },
  { operation: 'Query.group', variables: aGroup, expected: everybody },
  { operation: 'Query.objectAccess', variables: shared, expected: everybody },
  {
    operation: 'Query.objectAccess',
    when: 'private',
    variables: hidden,
    expected: queryOutcomes('notFound', 'notFound', 'notFound', 'notFound'),
    noForeignIds: true,
  },
  {
    operation: 'Query.accessReasons',
    variables: async (making) => ({ ...(await shared(making)), memberId: await making.kit.member() }),
    expected: everybody,
  },
  { operation: 'Query.accessRequests', expected: everybody },
  {
    operation: 'Mutation.createGroup',
    variables: () => ({ name: `New ${Math.random()}` }),
    expected: admins,
  },
  {
    operation: 'Mutation.renameGroup',
    variables: async (making) => ({ ...(await aGroup(making)), name: `Renamed ${Math.random()}` }),
    expected: admins,
  },
  { operation: 'Mutation.deleteGroup', variables: aGroup, expected: admins },
  {
    operation: 'Mutation.changeGroupMembers',
    variables: async ({ kit }) => {
      const leaving = await kit.member();
      const groupId = await kit.group([leaving]);
      return { input: { groupId, add: [await kit.member(), await kit.member()], remove: [leaving] } };
    },
    expected: admins,
  },
  { operation: 'Mutation.grantAccess', variables: grant(own), expected: owners },
  {
    operation: 'Mutation.grantAccess',
    when: 'of somebody else',
    variables: grant(shared),
    expected: nobody,
    noForeignIds: true,
  },
  {
    operation: 'Mutation.grantAccess',
    when: 'by a FULL group',
    variables: grant(byGroup),
    expected: owners,
    noForeignIds: true,
  },
  {
    operation: 'Mutation.grantAccess',
    when: 'private',
    variables: grant(hidden),
    expected: unseen,
    noForeignIds: true,
  },
  {
    operation: 'Mutation.revokeAccess',
    variables: async ({ kit, callerId }) => {
      const memberId = await kit.member();
      const id = await kit.project({ full: callerId });
      await kit.row('grants', { object_id: id, grantee: memberId, level: 1, created_at: new Date() });
      return { input: { type, id, grantee: { memberId } } };
    },
    expected: owners,
  },
  {
    operation: 'Mutation.revokeAccess',
    when: 'a group',
    variables: async ({ kit, callerId }) => {
      const groupId = await kit.group();
      return {
        input: { type, id: await kit.project({ full: callerId, fullGroup: groupId }), grantee: { groupId } },
      };
    },
    expected: owners,
  },
  {
    operation: 'Mutation.setAccessInherited',
    variables: async (making) => ({ input: { ...(await own(making)), inherited: false } }),
    expected: owners,
  },
  {
    operation: 'Mutation.requestAccess',
    variables: async (making) => ({ input: { ...(await hidden(making)), message: 'Please' } }),
    expected: mutationOutcomes('ok', 'ok', 'ok', 'ok'),
    tellsNothing: true,
  },
  {
    operation: 'Mutation.answerAccessRequest',
    variables: async ({ kit, callerId }) => ({
      input: { id: await kit.accessRequest(await kit.project({ full: callerId })), approve: true },
    }),
    expected: owners,
  },
  {
    operation: 'Mutation.answerAccessRequest',
    when: 'private',
    variables: async ({ kit }) => ({
      input: { id: await kit.accessRequest(await kit.project({ isPrivate: true })), approve: true },
    }),
    expected: unseen,
    noForeignIds: true,
  },
];

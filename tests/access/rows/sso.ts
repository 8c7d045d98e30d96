import { forPeopleOnly, mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Row } from '../row.ts';

const admins = forPeopleOnly(mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'ok'));
const refused = forPeopleOnly(mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'invalid'));
const missing = forPeopleOnly(mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'notFound'));
const rules = { passwordAllowed: true, googleAllowed: true, microsoftAllowed: true };

export const ssoRows: readonly Row[] = [
  {
    operation: 'Query.ssoSettings',
    expected: forPeopleOnly(queryOutcomes('forbidden', 'forbidden', 'forbidden', 'ok')),
  },
  {
    operation: 'Mutation.saveSsoConnection',
    variables: () => ({ input: { issuer: 'https://id.example', clientId: 'hark', clientSecret: 'x' } }),
    expected: admins,
  },
  { operation: 'Mutation.startSsoTest', expected: admins },
  { operation: 'Mutation.setSsoRules', variables: () => ({ input: rules }), expected: admins },
  {
    operation: 'Mutation.setSsoGroups',
    variables: async ({ kit }) => ({
      input: { claim: 'groups', groups: [{ value: 'x', groupId: await kit.group() }] },
    }),
    expected: admins,
  },
  { operation: 'Mutation.enforceSso', variables: () => ({ breakGlassId: null }), expected: admins },
  {
    operation: 'Mutation.addSsoDomain',
    variables: () => ({ domain: 'matrix.example' }),
    expected: admins,
  },
  {
    operation: 'Mutation.mailSsoDomain',
    variables: async ({ kit }) => ({ domain: await kit.ssoDomain(), mailbox: 'postmaster' }),
    expected: admins,
  },
  {
    operation: 'Mutation.checkSsoDomain',
    variables: () => ({ domain: 'nothing.example' }),
    // One that exists would be looked up on the network.
    noForeignIds: true,
    expected: missing,
  },
  { operation: 'Mutation.verifySsoDomain', variables: () => ({ token: 'nothing' }), expected: refused },
  {
    operation: 'Mutation.removeSsoDomain',
    variables: async ({ kit }) => ({ domain: await kit.ssoDomain() }),
    expected: admins,
  },
  { operation: 'Mutation.removeSsoConnection', expected: admins },
];

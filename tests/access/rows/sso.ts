import { forPeopleOnly, mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Row } from '../row.ts';

const admins = forPeopleOnly(mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'ok'));
const refused = forPeopleOnly(mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'invalid'));
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
  { operation: 'Mutation.startSsoTest', expected: refused },
  { operation: 'Mutation.setSsoRules', variables: () => ({ input: rules }), expected: admins },
  { operation: 'Mutation.enforceSso', variables: () => ({ breakGlassId: null }), expected: admins },
  {
    operation: 'Mutation.addSsoDomain',
    variables: () => ({ domain: 'matrix.example', mailbox: 'postmaster' }),
    expected: admins,
  },
  { operation: 'Mutation.verifySsoDomain', variables: () => ({ token: 'nothing' }), expected: refused },
  {
    operation: 'Mutation.removeSsoDomain',
    variables: () => ({ domain: 'nothing.example' }),
    expected: forPeopleOnly(mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'notFound')),
  },
  { operation: 'Mutation.removeSsoConnection', expected: admins },
];

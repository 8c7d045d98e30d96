import { forPeopleOnly, mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Row } from '../row.ts';
import type { HttpRow } from './http.ts';
import { all } from './http-statuses.ts';

const admins = forPeopleOnly(mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'ok'));

export const scimRows: readonly Row[] = [
  {
    operation: 'Query.scimSettings',
    expected: forPeopleOnly(queryOutcomes('forbidden', 'forbidden', 'forbidden', 'ok')),
  },
  { operation: 'Mutation.createScimToken', expected: admins },
  { operation: 'Mutation.revokeScimToken', expected: admins },
  {
    operation: 'Mutation.setScimDefaultRole',
    variables: () => ({ role: 'CONTRIBUTOR' }),
    expected: admins,
  },
];

/** As the server lists them: it ignores case. */
const resources = ['users', 'groups'].flatMap((name) => [
  `GET /scim/v2/${name}`,
  `POST /scim/v2/${name}`,
  ...['GET', 'PUT', 'PATCH', 'DELETE'].map((method) => `${method} /scim/v2/${name}/:id`),
]);
const discovery = [
  'GET /scim/v2/serviceproviderconfig',
  'GET /scim/v2/schemas',
  'GET /scim/v2/schemas/:id',
  'GET /scim/v2/resourcetypes',
  'GET /scim/v2/resourcetypes/:id',
  'POST /scim/v2/bulk',
];

/** Only the directory's own token opens any of it, which none of the actors has. */
export const scimHttpRows: readonly HttpRow[] = [...resources, ...discovery].map((route) => ({
  route,
  expected: all(401),
}));

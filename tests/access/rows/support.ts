import { randomUUID } from 'node:crypto';
import { forPeopleOnly, mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Row } from '../row.ts';
import type { HttpRow } from './http.ts';
import { all } from './http-statuses.ts';

const decision = (operation: string, when: 'pending' | 'active'): Row => ({
  operation: `Mutation.${operation}`,
  variables: async ({ kit }) => ({ id: await kit.supportAccess(when) }),
  expected: forPeopleOnly(mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'ok')),
});

export const supportRows: readonly Row[] = [
  {
    operation: 'Query.supportAccesses',
    expected: forPeopleOnly(queryOutcomes('forbidden', 'forbidden', 'forbidden', 'nothing')),
  },
  {
    operation: 'Query.supportNotice',
    expected: queryOutcomes('nothing', 'nothing', 'nothing', 'nothing'),
  },
  decision('grantSupportAccess', 'pending'),
  decision('denySupportAccess', 'pending'),
  decision('endSupportAccess', 'active'),
];

/** No company domain is set where the matrix runs. */
export const supportHttpRows: readonly HttpRow[] = [
  { route: 'POST /global/staff/support-access', onRoot: true, expected: all(404) },
  { route: 'GET /global/staff/support-access', onRoot: true, expected: all(404) },
  {
    route: 'POST /global/staff/support-access/open',
    onRoot: true,
    body: () => ({ teamId: randomUUID(), id: randomUUID() }),
    expected: all(404),
  },
  { route: 'GET /api/support/enter', url: () => '/api/support/enter?token=nothing', expected: all(404) },
  { route: 'POST /api/support/leave', expected: all(404) },
];

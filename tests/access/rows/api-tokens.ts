import { forPeopleOnly, mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Row } from '../row.ts';

export const apiTokenRows: readonly Row[] = [
  {
    operation: 'Query.apiTokens',
    expected: forPeopleOnly(queryOutcomes('forbidden', 'forbidden', 'forbidden', 'ok')),
  },
  {
    operation: 'Mutation.createApiToken',
    variables: () => ({ input: { name: 'New', scopes: ['READ'] } }),
    expected: forPeopleOnly(mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'ok')),
  },
  {
    operation: 'Mutation.revokeApiToken',
    variables: async ({ kit }) => ({ id: await kit.apiToken() }),
    expected: forPeopleOnly(mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'ok')),
  },
];

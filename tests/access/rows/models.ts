import { forPeopleOnly, mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Row } from '../row.ts';

const choice = { provider: 'COMPATIBLE', model: 'none', url: 'http://127.0.0.1:9/v1' };

export const modelRows: readonly Row[] = [
  {
    operation: 'Query.modelSettings',
    expected: forPeopleOnly(queryOutcomes('forbidden', 'forbidden', 'forbidden', 'ok')),
  },
  {
    operation: 'Query.modelUses',
    expected: forPeopleOnly(queryOutcomes('forbidden', 'forbidden', 'forbidden', 'ok')),
  },
  {
    operation: 'Mutation.updateModelSettings',
    variables: () => ({ input: { choice, monthlyTokens: 1000 } }),
    expected: forPeopleOnly(mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'ok')),
  },
  {
    operation: 'Mutation.testModelConnection',
    variables: () => ({ input: choice }),
    expected: forPeopleOnly(mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'ok')),
  },
];

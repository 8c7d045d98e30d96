import { byAdminScope, mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Row } from '../row.ts';

export const upkeepRows: readonly Row[] = [
  {
    operation: 'Query.failedReceipts',
    expected: byAdminScope(queryOutcomes('forbidden', 'forbidden', 'forbidden', 'ok')),
  },
  {
    operation: 'Mutation.retryFailedReceipts',
    expected: byAdminScope(mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'ok')),
  },
];

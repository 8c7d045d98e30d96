import { queryOutcomes } from '../outcomes.ts';
import type { Row } from '../row.ts';

export const searchRows: readonly Row[] = [
  {
    operation: 'Query.search',
    variables: async ({ kit }) => ({
      limit: 5,
      offset: 0,
      options: {
        query: { method: 'FULL_TEXT', value: 'Matrix' },
        location: { type: 'LOCATED_IN', ids: [await kit.project()] },
      },
    }),
    expected: queryOutcomes('ok', 'ok', 'ok', 'ok'),
    // A place that you can't see holds nothing that you could find.
    tellsNothing: true,
  },
  {
    operation: 'Query.searchByForm',
    variables: async ({ kit }) => ({
      form: { query: 'Matrix', projectIds: [await kit.project()] },
      limit: 5,
      offset: 0,
    }),
    expected: queryOutcomes('ok', 'ok', 'ok', 'ok'),
    tellsNothing: true,
  },
];

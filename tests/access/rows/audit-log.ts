import { byAdminScope, queryOutcomes } from '../outcomes.ts';
import type { Row } from '../row.ts';

export const auditLogRows: readonly Row[] = [
  {
    operation: 'Query.auditLog',
    variables: async ({ kit }) => ({ filter: { actorId: kit.ownerId, objectId: await kit.project() } }),
    expected: byAdminScope(queryOutcomes('forbidden', 'forbidden', 'forbidden', 'ok')),
    // A filter that nothing matches answers an empty page.
    tellsNothing: true,
  },
];

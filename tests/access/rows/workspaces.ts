import { byAdminScope, mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Row } from '../row.ts';

const everybody = queryOutcomes('ok', 'ok', 'ok', 'ok');
const admins = byAdminScope(mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'ok'));

export const workspaceRows: readonly Row[] = [
  { operation: 'Query.workspace', expected: everybody },
  { operation: 'Query.workspaceSettings', expected: everybody },
  {
    operation: 'Mutation.updateWorkspace',
    variables: () => ({ input: { name: 'Renamed' } }),
    expected: admins,
  },
  {
    operation: 'Mutation.updateWorkspaceSettings',
    variables: () => ({ input: { adminOnlyInvites: true } }),
    expected: admins,
  },
  {
    operation: 'Query.searchIndex',
    expected: byAdminScope(queryOutcomes('forbidden', 'forbidden', 'forbidden', 'ok')),
  },
  { operation: 'Mutation.rebuildSearchIndex', expected: admins },
  { operation: 'Mutation.cancelSearchRebuild', expected: admins },
  {
    operation: 'Mutation.removeSampleData',
    expected: mutationOutcomes('forbidden', 'forbidden', 'ok', 'ok'),
  },
];

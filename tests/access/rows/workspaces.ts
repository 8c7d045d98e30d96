import { byAdminScope, byWriteScope, forPeopleOnly, mutationOutcomes, queryOutcomes } from '../outcomes.ts';
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
  // To the address it has: a move would break the rows that follow.
  {
    operation: 'Mutation.changeWorkspaceAddress',
    variables: ({ kit }) => ({ subdomain: kit.place.workspace.subdomain }),
    expected: admins,
  },
  // Without its name nothing is deleted.
  {
    operation: 'Mutation.deleteWorkspace',
    variables: () => ({ name: 'Another name' }),
    expected: forPeopleOnly(mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'invalid')),
  },
  {
    operation: 'Mutation.keepWorkspace',
    expected: forPeopleOnly(mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'ok')),
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
  { operation: 'Query.gettingStarted', expected: queryOutcomes('ok', 'ok', 'ok', 'ok') },
  {
    operation: 'Query.sampleData',
    expected: byWriteScope(queryOutcomes('forbidden', 'forbidden', 'ok', 'ok')),
  },
  {
    operation: 'Mutation.removeSampleData',
    expected: mutationOutcomes('forbidden', 'forbidden', 'ok', 'ok'),
  },
];

import { randomUUID } from 'node:crypto';
import { byAdminScope, forPeopleOnly, mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Kit } from '../kit.ts';
import type { Row } from '../row.ts';

const reading = byAdminScope(queryOutcomes('forbidden', 'forbidden', 'forbidden', 'ok'));

async function job(kit: Kit, { name, state }: { name: string; state: string }): Promise<string> {
  const id = randomUUID();
  const at = new Date();
  await kit.row('jobs', { id, name, request_key: id, state, payload: {}, created_at: at, updated_at: at });
  return id;
}

export const upkeepRows: readonly Row[] = [
  { operation: 'Query.storageUse', expected: reading },
  { operation: 'Query.largestFiles', expected: reading },
  { operation: 'Query.mailSetup', expected: reading },
  { operation: 'Query.health', expected: reading },
  { operation: 'Query.work', variables: () => ({ failed: false }), expected: reading },
  { operation: 'Query.ownWork', expected: queryOutcomes('ok', 'ok', 'ok', 'ok') },
  {
    operation: 'Mutation.cancelWork',
    variables: async ({ kit }) => ({ id: await job(kit, { name: 'media.process', state: 'waiting' }) }),
    expected: byAdminScope(mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'ok')),
  },
  {
    operation: 'Mutation.retryWork',
    variables: async ({ kit }) => ({ id: await job(kit, { name: 'channels.sort', state: 'failed' }) }),
    expected: byAdminScope(mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'ok')),
  },
  {
    operation: 'Query.apiOperations',
    expected: queryOutcomes('ok', 'ok', 'ok', 'ok'),
  },
  {
    operation: 'Query.apiType',
    variables: () => ({ name: 'Project' }),
    expected: queryOutcomes('ok', 'ok', 'ok', 'ok'),
  },
  {
    operation: 'Mutation.sendTestMail',
    expected: forPeopleOnly(mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'ok')),
  },
  { operation: 'Query.failedReceipts', expected: reading },
  {
    operation: 'Mutation.retryFailedReceipts',
    expected: byAdminScope(mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'ok')),
  },
];

import { byMembersScope, mutationOutcomes, queryOutcomes, type Outcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';

const type = 'PROJECT';
const linked = async ({ kit, callerId }: Making) => {
  const id = await kit.project({ full: callerId });
  await kit.shareToken(id);
  return { type, id };
};
const asInput = (make: (making: Making) => Promise<{ id: string }>) => async (making: Making) => ({
  input: await make(making),
});
const owners = byMembersScope(mutationOutcomes('forbidden', 'ok', 'ok', 'ok'));
const onlyVisitors: Outcomes = {
  ...queryOutcomes('forbidden', 'forbidden', 'forbidden', 'forbidden'),
  shareToken: 'ok',
};

export const publicLinkRows: readonly Row[] = [
  { operation: 'Query.publicObject', expected: onlyVisitors },
  { operation: 'Query.publicLink', variables: linked, expected: queryOutcomes('ok', 'ok', 'ok', 'ok') },
  {
    operation: 'Mutation.createPublicLink',
    variables: asInput(async ({ kit, callerId }) => ({ type, id: await kit.project({ full: callerId }) })),
    expected: owners,
  },
  {
    operation: 'Mutation.createPublicLink',
    when: 'of somebody else',
    variables: asInput(async ({ kit }) => ({ type, id: await kit.project() })),
    expected: mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'forbidden'),
    noForeignIds: true,
  },
  {
    operation: 'Mutation.createPublicLink',
    when: 'private',
    variables: asInput(async ({ kit }) => ({ type, id: await kit.project({ isPrivate: true }) })),
    expected: mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound'),
    noForeignIds: true,
  },
  {
    operation: 'Mutation.updatePublicLink',
    variables: async (making) => ({ input: { ...(await linked(making)), hideNames: true } }),
    expected: owners,
  },
  { operation: 'Mutation.revokePublicLink', variables: linked, expected: owners },
];

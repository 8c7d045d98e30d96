import { newId } from '#server/platform/context/new-id.ts';
import { mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';

const everybody = queryOutcomes('ok', 'ok', 'ok', 'ok');
const editors = mutationOutcomes('forbidden', 'ok', 'ok', 'ok');
const nobody = mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'forbidden');
const params = JSON.stringify({ query: 'breakfast' });

async function addFeed({ kit, callerId }: Making, { isOwn }: { isOwn: boolean }): Promise<string> {
  const id = newId();
  await kit.row('saved_feeds', {
    id,
    title: 'Matrix',
    params,
    created_by: isOwn ? (callerId ?? kit.ownerId) : kit.ownerId,
    created_at: new Date(),
    updated_at: new Date(),
  });
  return id;
}

const own = async (making: Making) => ({ id: await addFeed(making, { isOwn: true }) });
const others = async (making: Making) => ({ id: await addFeed(making, { isOwn: false }) });
const renamed = (make: typeof own) => async (making: Making) => ({
  input: { ...(await make(making)), title: 'Renamed' },
});

/** The home page and the feeds beside it. */
export const homeRows: readonly Row[] = [
  { operation: 'Mutation.startHome', expected: mutationOutcomes('forbidden', 'forbidden', 'ok', 'ok') },
  { operation: 'Query.savedFeeds', expected: everybody },
  { operation: 'Query.savedFeed', variables: own, expected: everybody },
  {
    operation: 'Mutation.createSavedFeed',
    variables: () => ({ input: { title: 'New', params } }),
    expected: editors,
  },
  { operation: 'Mutation.updateSavedFeed', variables: renamed(own), expected: editors },
  {
    operation: 'Mutation.updateSavedFeed',
    when: 'of somebody else',
    variables: renamed(others),
    expected: nobody,
    noForeignIds: true,
  },
  { operation: 'Mutation.deleteSavedFeed', variables: own, expected: editors },
  {
    operation: 'Mutation.deleteSavedFeed',
    when: 'of somebody else',
    variables: others,
    expected: nobody,
    noForeignIds: true,
  },
];

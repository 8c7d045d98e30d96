import { newId } from '#server/platform/context/new-id.ts';
import { mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';

const form = JSON.stringify({ combinator: 'And', rows: [] });
const everybody = mutationOutcomes('ok', 'ok', 'ok', 'ok');
const unseen = mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound');

async function addFilter({ kit, callerId }: Making): Promise<string> {
  const [id, now] = [newId(), new Date()];
  const values = {
    member_id: callerId ?? kit.ownerId,
    title: 'Matrix',
    form,
    created_at: now,
    updated_at: now,
  };
  await kit.row('saved_filters', { id, ...values });
  return id;
}

const ofSomebodyElse = (making: Making): Promise<string> =>
  making.kit.member().then((callerId) => addFilter({ ...making, callerId }));

export const filterRows: readonly Row[] = [
  { operation: 'Query.savedFilters', expected: queryOutcomes('ok', 'ok', 'ok', 'ok') },
  {
    operation: 'Mutation.createSavedFilter',
    variables: () => ({ input: { title: 'New', form } }),
    expected: everybody,
  },
  {
    operation: 'Mutation.updateSavedFilter',
    variables: async (making) => ({ input: { id: await addFilter(making), title: 'Renamed' } }),
    expected: everybody,
  },
  {
    operation: 'Mutation.updateSavedFilter',
    when: 'of somebody else',
    variables: async (making) => ({ input: { id: await ofSomebodyElse(making), title: 'Renamed' } }),
    expected: unseen,
    noForeignIds: true,
  },
  {
    operation: 'Mutation.deleteSavedFilter',
    variables: async (making) => ({ id: await addFilter(making) }),
    expected: everybody,
  },
  {
    operation: 'Mutation.deleteSavedFilter',
    when: 'of somebody else',
    variables: async (making) => ({ id: await ofSomebodyElse(making) }),
    expected: unseen,
    noForeignIds: true,
  },
];

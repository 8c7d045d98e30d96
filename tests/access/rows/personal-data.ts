import { newId } from '#server/platform/context/new-id.ts';
import { addContent, type ContentOptions } from '../content.ts';
import type { Kit } from '../kit.ts';
import { byWriteScope, mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Row } from '../row.ts';
import { one, rowsFor } from './coding-kit.ts';

async function addDatum(kit: Kit, options: ContentOptions = {}) {
  const [id, objectId] = [newId(), await addContent(kit, 'note', options)];
  await kit.row('personal_data', {
    id,
    object_type: 'note',
    object_id: objectId,
    kind: 'person',
    words: 'Matrix',
    found_by: 'people',
    created_at: new Date(),
  });
  return { id, objectId };
}

const note = async (kit: Kit, options: ContentOptions) => ({
  objectType: 'NOTE',
  objectId: (await addDatum(kit, options)).objectId,
});

export const personalDataRows: readonly Row[] = [
  ...rowsFor('Query.personalData', note, {
    expected: byWriteScope(queryOutcomes('forbidden', 'ok', 'ok', 'ok')),
    shared: null,
  }),
  ...rowsFor(
    'Mutation.reviewPersonalData',
    async (kit, options: ContentOptions) => ({ ids: [(await addDatum(kit, options)).id], decision: 'KEEP' }),
    one,
  ),
  ...rowsFor('Mutation.purgePersonalData', note, {
    expected: mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'forbidden'),
    shared: null,
  }),
];
